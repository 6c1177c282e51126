/** The output of the setup: lines, and a progress display. */

export const say = (line) => process.stdout.write(`[setup] ${line}\n`);

/** Prints the error and exits with 1. */
export const fail = (line) => {
	process.stderr.write(`[setup] ${line}\n`);
	process.exit(1);
};

const PLAIN_INTERVAL_MS = 5_000;

/** A progress display: one updated line on a terminal, else a line every few seconds. */
export const createProgress = (label) => {
	let saidAt = Date.now();
	const isTerminal = process.stdout.isTTY === true;
	return {
		show: (state) => {
			if (isTerminal) process.stdout.write(`\r\u001b[K[setup] ${label}: ${state}`);
			else if (Date.now() - saidAt >= PLAIN_INTERVAL_MS) {
				saidAt = Date.now();
				say(`${label}: ${state}`);
			}
		},
		clear: () => {
			if (isTerminal) process.stdout.write('\r\u001b[K');
		},
	};
};
