import type { Executor } from './client.ts';

/**
 * A query that runs all the time, made by `build` with `sql.placeholder` and `prepare`: its text is made once for a
 * database, and PostgreSQL plans it once a connection. For a transaction it is made anew.
 */
export const preparedOnce = <Prepared>(build: (executor: Executor) => Prepared): ((executor: Executor) => Prepared) => {
	const made = new WeakMap<Executor, Prepared>();
	return (executor) => {
		const known = made.get(executor);
		if (known !== undefined) return known;
		const fresh = build(executor);
		made.set(executor, fresh);
		return fresh;
	};
};
