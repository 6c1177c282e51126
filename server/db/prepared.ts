import type { Executor } from './executor.ts';

/**
 * Caches a prepared query per database: its SQL is built once, and PostgreSQL plans it once per connection. `build`
 * uses `sql.placeholder` and `prepare`. In a transaction it is built each time.
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

type Preparable<T> = PromiseLike<T> & { prepare: (name: string) => { execute: () => Promise<T> } };

/**
 * Runs a query that is built anew each time as a prepared statement: PostgreSQL parses it once per connection. The name
 * stands for its text, which may differ in values only; null where it differs in more.
 */
export const runAs = <T>(name: string | null, query: Preparable<T>): PromiseLike<T> =>
	name === null ? query : query.prepare(name).execute();
