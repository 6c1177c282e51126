import type { TestApp } from './boot.ts';

const TRIES = 3;

/** How many statements a read takes. The outbox works meanwhile: the fewest of some tries are the read's own. */
export const statementsOf = async (app: TestApp, read: () => Promise<unknown>): Promise<number> => {
	const tries: number[] = [];
	for (let at = 0; at < TRIES; at++) {
		app.queries.splice(0);
		await read();
		tries.push(app.queries.length);
	}
	return Math.min(...tries);
};
