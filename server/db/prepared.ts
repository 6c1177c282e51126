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

const named = new WeakMap<Executor, Map<string, unknown>>();

/** The same for queries that differ in more than their values: by their names, which are those of the statements. */
export const preparedAs = <Prepared>(executor: Executor, name: string, build: (name: string) => Prepared): Prepared => {
	const made = named.get(executor) ?? new Map<string, unknown>();
	named.set(executor, made);
	const prepared = made.get(name) ?? build(name);
	made.set(name, prepared);
	return prepared as Prepared;
};

type Preparable<T> = PromiseLike<T> & { prepare: (name: string) => { execute: () => Promise<T> } };

/**
 * Runs a query that is built anew each time as a prepared statement: PostgreSQL parses it once per connection. The name
 * stands for its text, which may differ in values only; null where it differs in more.
 */
export const runAs = <T>(name: string | null, query: Preparable<T>): PromiseLike<T> =>
	name === null ? query : query.prepare(name).execute();
