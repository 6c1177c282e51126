import { describe, expect, it } from 'vitest';
import { ApiFailure } from '#client/base/failure.ts';
import type { Values } from './edits.ts';
import { type SavePort, saveEdits } from './save.ts';
import { type EditingState, openText, reduceEditing, type SavedText } from './state.ts';

const textOf = (version: number, values: Values): SavedText => ({ version, values, saved_at: null, saved_by: '佐藤' });
const refusal = (status: number) => new ApiFailure(status, 'refused');

type Server = { send?: SavePort['send']; reload?: SavePort['reload'] };

/** A text with one edit, and a server that accepts all saves by default. */
const opened = ({ send, reload }: Server = {}) => {
	const text = textOf(1, { a: 'old', b: '' });
	let state: EditingState = reduceEditing(openText(text, null), {
		type: 'typed',
		key: 'a',
		value: 'mine',
		decides: false,
	});
	const calls: { changed: Values; version: number; cause: string; hasDecided: boolean }[] = [];
	const port: SavePort = {
		read: () => state,
		apply: (action) => {
			state = reduceEditing(state, action);
		},
		send: async (changed, from) => {
			calls.push({ changed, ...from });
			return send ? send(changed, from) : { version: from.version + 1, saved_at: '2026-11-21T05:03:00.000Z' };
		},
		reload: reload ?? (async () => text),
	};
	return { port, calls, state: () => state };
};

const refusing = (status: number) => async () => {
	throw refusal(status);
};

describe('a save', () => {
	it('sends the edits and extra values with their base version', async () => {
		const { port, calls, state } = opened();
		expect(await saveEdits(port, 'person', { b: 'added' })).toEqual({ kind: 'saved', version: 2, merged: null });
		expect(calls).toEqual([{ changed: { a: 'mine', b: 'added' }, version: 1, cause: 'person', hasDecided: false }]);
		expect(state().edits).toEqual({});
		expect(state().saved).toMatchObject({ version: 2, values: { a: 'mine', b: 'added' } });
	});

	it('keeps edits made during the save', async () => {
		const { port, state } = opened({
			send: async () => {
				port.apply({ type: 'typed', key: 'a', value: 'mine, and more', decides: false });
				return { version: 2, saved_at: null };
			},
		});
		await saveEdits(port, 'timer', {});
		expect(state().edits).toEqual({ a: { from: 'mine', to: 'mine, and more' } });
	});

	it.each([0, 401, 422, 500])('keeps all edits on failure %i', async (status) => {
		const { port, state } = opened({ send: refusing(status) });
		const before = state();
		expect(await saveEdits(port, 'person', {})).toMatchObject({ kind: 'refused', failure: { status } });
		expect(state()).toBe(before);
	});

	it('waits for a choice where a concurrent save changed the same', async () => {
		const theirs = textOf(5, { a: 'theirs', b: '' });
		const { port, state, calls } = opened({ send: refusing(409), reload: async () => theirs });
		expect(await saveEdits(port, 'person', {})).toMatchObject({ kind: 'behind', version: 5, merged: null });
		expect([state().saved, state().edits]).toEqual([theirs, { a: { from: 'old', to: 'mine' } }]);
		expect(calls).toHaveLength(1);
		port.apply({ type: 'chosen', key: 'a', side: 'mine' });
		await saveEdits(port, 'person', {});
		expect(calls.map(({ hasDecided }) => hasDecided)).toEqual([false, true]);
	});

	it.each([
		['other keys', { a: 'old', b: 'theirs' }, { a: 'mine' }, '佐藤'],
		['the same to the same, as after a lost response', { a: 'mine', b: '' }, {}, undefined],
	])('goes on top of a concurrent save of %s', async (_, values, resent, name) => {
		const latest = textOf(5, values);
		const { port, state, calls } = opened({
			send: async (_changed, { version }) => {
				if (version < latest.version) throw refusal(409);
				return { version: version + 1, saved_at: null };
			},
			reload: async () => latest,
		});
		const outcome = await saveEdits(port, 'timer', {});
		expect([outcome.kind, outcome.merged?.name]).toEqual(['saved', name]);
		expect(calls.map(({ changed, version }) => [changed, version])).toEqual([
			[{ a: 'mine' }, 1],
			[resent, 5],
		]);
		expect([state().edits, state().saved.values]).toEqual([{}, { ...values, a: 'mine' }]);
	});

	it('is refused where 409 has another reason, or the reload fails', async () => {
		const closed = opened({ send: refusing(409) });
		expect(await saveEdits(closed.port, 'person', {})).toMatchObject({ kind: 'refused', failure: { status: 409 } });
		const cut = opened({ send: refusing(409), reload: refusing(0) });
		expect(await saveEdits(cut.port, 'person', {})).toMatchObject({ kind: 'refused', sent: { a: 'mine' } });
		expect(cut.state().edits).toEqual({ a: { from: 'old', to: 'mine' } });
	});
});
