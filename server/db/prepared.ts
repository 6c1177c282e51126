import type { Executor } from './executor.ts';

const made = new WeakMap<Executor, Map<string, unknown>>();

/**
 * A prepared statement per executor: Drizzle builds its SQL once, PostgreSQL parses it once per connection. `build`
 * uses `sql.placeholder` and ends with `.prepare(name)`. Names are global: a statement whose text varies must vary its
 * name as well.
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
