/** What finance and the commission read of the money, in lines that the model itself adds up. */
package io.baize.report;
