/** Fill and credit slips: who asks for chips, who counts them, who confirms them and what may come next. */
package io.baize.ledger.slip;
