import type { Executor } from './client.ts';

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
