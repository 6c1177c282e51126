import type { Executor } from './executor.ts';

/** Receives the database that the transaction committed to. */
type Hook = (db: Executor) => void;

/** Registered hooks by open transaction. A connection runs one transaction at a time, so its executor identifies it. */
const hooks = new WeakMap<Executor, Set<Hook>>();

/**
 * Calls `hook` once the transaction has committed: once, however often it was registered, and never after a rollback.
 * Outside a transaction, where each statement commits by itself, at once.
 */
export const afterCommit = (executor: Executor, hook: Hook): void => {
	const registered = hooks.get(executor);
	if (registered) registered.add(hook);
	else hook(executor);
};

export const openHooks = (tx: Executor): void => {
	hooks.set(tx, new Set());
};

/** Stops collecting. @returns the registered hooks, to be called after a commit */
export const takeHooks = (tx: Executor): Iterable<Hook> => {
	const registered = hooks.get(tx) ?? [];
	hooks.delete(tx);
	return registered;
};
