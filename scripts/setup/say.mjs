/** What the setup tells: a line each, and on a terminal a counter that is written over itself. */

export const say = (line) => process.stdout.write(`[setup] ${line}\n`);

/** Ends with one clear line. */
export const fail = (line) => {
	process.stderr.write(`[setup] ${line}\n`);
	process.exit(1);
};

const PLAIN_INTERVAL_MS = 5_000;

/** A counter: the same line again and again on a terminal, now and then a line of its own elsewhere. */
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
