/** Reports as files: each writer puts down what the report added up, and adds nothing up itself. */
package io.baize.report.write;
