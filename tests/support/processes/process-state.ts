/** Snapshots process-wide state, to detect code that changes it. */

const isObject = (value: unknown): value is object =>
	(typeof value === 'object' && value !== null) || typeof value === 'function';

type State = Map<string, unknown>;

const addProperties = (state: State, name: string, owner: object): void => {
	for (const key of Reflect.ownKeys(owner)) {
		const { value, get, set } = Object.getOwnPropertyDescriptor(owner, key) ?? {};
		state.set(`${name}.${String(key)}`, value ?? get ?? set);
	}
};

/** Properties of globals and their prototypes, zod's configuration, environment variables and process listeners. */
export const readProcessState = (): State => {
	const state: State = new Map();
	addProperties(state, 'globalThis', globalThis);
	for (const [name, value] of [...state]) {
		if (!isObject(value) || value === globalThis) continue;
		addProperties(state, name, value);
		const prototype: unknown = Object.getOwnPropertyDescriptor(value, 'prototype')?.value;
		if (isObject(prototype)) addProperties(state, `${name}.prototype`, prototype);
	}
	addProperties(state, 'process.env', process.env);
	for (const event of process.eventNames()) state.set(`process.on ${String(event)}`, process.listenerCount(event));
	return state;
};

/** Names of the entries that were added, removed or replaced. */
export const changesBetween = (before: State, after: State): string[] =>
	[...new Set([...before.keys(), ...after.keys()])].filter(
		(name) => before.has(name) !== after.has(name) || !Object.is(before.get(name), after.get(name)),
	);
