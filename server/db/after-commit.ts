import type { Executor } from './executor.ts';

/** Is given the database that the transaction committed to. */
type Hook = (db: Executor) => void;

/** What was registered, by open transaction. A connection runs one at a time, so its executor stands for the transaction. */
const hooks = new WeakMap<Executor, Set<Hook>>();

/**
 * Calls `hook` once the transaction has committed: once, however often it was registered, and never after a rollback.
 * Outside a transaction, where each statement commits by itself, it is called at once.
 */
export const afterCommit = (executor: Executor, hook: Hook): void => {
	const registered = hooks.get(executor);
	if (registered) registered.add(hook);
	else hook(executor);
};

/** Begins to register hooks for a transaction. */
export const openHooks = (tx: Executor): void => {
	hooks.set(tx, new Set());
};

/** Ends it. @returns what was registered, to be called if the transaction has committed */
export const takeHooks = (tx: Executor): Iterable<Hook> => {
	const registered = hooks.get(tx) ?? [];
	hooks.delete(tx);
	return registered;
};
