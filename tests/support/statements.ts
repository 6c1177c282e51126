import type { TestApp } from './boot.ts';

const TRIES = 3;

/** The number of statements of a read: the minimum of several tries, since the outbox relay runs statements too. */
export const statementsOf = async (app: TestApp, read: () => Promise<unknown>): Promise<number> => {
	const tries: number[] = [];
	for (let at = 0; at < TRIES; at++) {
		app.queries.splice(0);
		await read();
		tries.push(app.queries.length);
	}
	return Math.min(...tries);
};
