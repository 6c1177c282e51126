import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typedIn, type Values, valueIn } from './edits.ts';
import { type EditingState, openConflicts, openText, reduceEditing, type SavedText } from './state.ts';

/**
 * A user types, saves and reloads the page; a colleague saves concurrently; responses are late or lost. Every typed
 * text is unique, so that it can be found again.
 */

const KEYS = ['a', 'b', 'c'];
const STEPS = ['type', 'theirs', 'same', 'send', 'answer', 'lose', 'load', 'reload', 'mine'] as const;
type Step = { kind: (typeof STEPS)[number]; key: string };

const someSteps: fc.Arbitrary<Step[]> = fc.array(
	fc.record({ kind: fc.constantFrom(...STEPS), key: fc.constantFrom(...KEYS) }),
	{ minLength: 1, maxLength: 40 },
);

class World {
	server: SavedText = { version: 1, values: { a: '', b: '', c: '' }, saved_at: null, saved_by: null };
	state: EditingState = openText(this.server, null);
	/** A save that the server has stored, but whose response is still pending. */
	answer: { version: number; sent: Values } | null = null;
	/** The last text typed by the user, by key. */
	readonly typed = new Map<string, string>();
	readonly everStored = new Set<unknown>();
	private serial = 0;
	private readonly decides: boolean;

	constructor(decides: boolean) {
		this.decides = decides;
	}

	private store(values: Values): void {
		const { server } = this;
		this.server = { ...server, version: server.version + 1, values: { ...server.values, ...values } };
		for (const value of Object.values(values)) this.everStored.add(value);
	}

	private next(): string {
		this.serial += 1;
		return `text ${this.serial}`;
	}

	type(key: string): void {
		const value = this.next();
		this.typed.set(key, value);
		this.state = reduceEditing(this.state, { type: 'typed', key, value, decides: this.decides });
	}

	theirs(key: string): void {
		this.store({ [key]: this.next() });
	}

	/** The colleague saves exactly the text that the user has typed. */
	same(key: string): void {
		this.store({ [key]: this.typed.get(key) ?? '' });
	}

	/** The server accepts a save only if it is based on the current version. */
	send(): void {
		const { server, state } = this;
		if (this.answer || state.saved.version !== server.version || openConflicts(state).length > 0) return;
		for (const [key, { from, to }] of Object.entries(state.edits)) expect([from, to]).toContain(server.values[key]);
		const sent = typedIn(state.edits);
		this.store(sent);
		this.answer = { version: this.server.version, sent };
	}

	receive(): void {
		if (this.answer) this.state = reduceEditing(this.state, { type: 'saved', ...this.answer, savedAt: null });
		this.answer = null;
	}

	load(): void {
		this.state = reduceEditing(this.state, { type: 'loaded', saved: this.server });
	}

	reload(): void {
		this.answer = null;
		this.state = openText(this.server, JSON.parse(JSON.stringify(this.state.edits)));
	}

	mine(): void {
		for (const { key } of openConflicts(this.state))
			this.state = reduceEditing(this.state, { type: 'chosen', key, side: 'mine' });
	}

	take({ kind, key }: Step): void {
		if (kind === 'type' || kind === 'theirs' || kind === 'same') this[kind](key);
		else if (kind === 'answer') this.receive();
		else if (kind === 'lose') this.answer = null;
		else this[kind]();
	}

	shown(key: string): unknown {
		return valueIn(this.state.saved.values, this.state.edits, key);
	}
}

describe.each([
	['on the page', true],
	['in a dialog', false],
])('where conflicts are met %s', (_, decides) => {
	test('typed text is always on the screen or stored', () => {
		fc.assert(
			fc.property(someSteps, (steps) => {
				const world = new World(decides);
				for (const step of steps) {
					world.take(step);
					for (const [key, text] of world.typed)
						expect(world.shown(key) === text || world.everStored.has(text)).toBe(true);
				}
			}),
			{ numRuns: 2_000 },
		);
	});

	test('a final save leaves no edits, and the screen equal to the server', () => {
		fc.assert(
			fc.property(someSteps, (steps) => {
				const world = new World(decides);
				for (const step of steps) world.take(step);
				world.receive();
				world.load();
				world.mine();
				world.send();
				world.receive();
				expect(world.state.edits).toEqual({});
				expect(KEYS.map((key) => world.shown(key))).toEqual(KEYS.map((key) => world.server.values[key]));
			}),
			{ numRuns: 2_000 },
		);
	});
});
