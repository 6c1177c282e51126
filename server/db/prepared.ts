import type { Executor } from './executor.ts';

const made = new WeakMap<Executor, Map<string, unknown>>();

/**
 * A prepared statement, built once per executor: Drizzle makes its SQL once, and PostgreSQL parses it once per connection.
 * `build` uses `sql.placeholder`, and ends with `.prepare(name)`. The name stands for the text of the statement in the whole
 * product: a statement whose text depends on something names that too.
 */
export const prepared =
	<Prepared>(name: string, build: (executor: Executor, name: string) => Prepared): ((executor: Executor) => Prepared) =>
	(executor) => {
		const known = made.get(executor) ?? new Map<string, unknown>();
		made.set(executor, known);
		const statement = known.get(name) ?? build(executor, name);
		known.set(name, statement);
		return statement as Prepared;
	};
