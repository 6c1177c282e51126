import type { Executor } from './executor.ts';

/** Receives the database that the transaction committed to. */
type Hook = (db: Executor) => void;

/** Registered hooks by open transaction. A connection runs one transaction at a time, so its executor identifies it. */
const hooks = new WeakMap<Executor, Set<Hook>>();

/**
 * Registers `hook` to be called after the commit, once even if it was registered several times; a rollback drops it.
 * Outside of a transaction each statement has committed already, so `hook` is called immediately.
 */
export const afterCommit = (executor: Executor, hook: Hook): void => {
	const registered = hooks.get(executor);
	if (registered) registered.add(hook);
	else hook(executor);
};

export const openHooks = (tx: Executor): void => {
	hooks.set(tx, new Set());
};

/** Removes and returns the registered hooks of a transaction. The caller runs them after the commit. */
export const takeHooks = (tx: Executor): Iterable<Hook> => {
	const registered = hooks.get(tx) ?? [];
	hooks.delete(tx);
	return registered;
};
