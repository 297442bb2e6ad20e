/** Where commands of people wait for their way to the topic. */
package io.baize.publish.store;
