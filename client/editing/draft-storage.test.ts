import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isText } from '#client/base/shape.ts';
import { editsIn } from './draft.ts';
import { draftKey, dropAllDrafts, readDraft, writeDraft } from './draft-storage.ts';

const read = editsIn(isText);
const draft = { a: { from: 'old', to: 'new' } };

/** A partial Storage whose entries are own properties, as in a browser. */
class FakeStorage {
	[key: string]: unknown;

	getItem(key: string): string | null {
		return Object.hasOwn(this, key) ? String(this[key]) : null;
	}

	setItem(key: string, value: string): void {
		this[key] = value;
	}

	removeItem(key: string): void {
		delete this[key];
	}
}

const signIn = (email: string): void => {
	const user = encodeURIComponent(JSON.stringify({ name: '佐藤', role: 1, email }));
	vi.stubGlobal('document', { cookie: `user=${user}` });
};

let sessionStorage: FakeStorage;

beforeEach(() => {
	sessionStorage = new FakeStorage();
	vi.stubGlobal('window', { sessionStorage });
	signIn('a@example.com');
});
afterEach(() => vi.unstubAllGlobals());

describe('the draft storage', () => {
	it('reads a draft only for the same user and name', () => {
		writeDraft(draftKey('sheet:1'), draft);
		expect(readDraft('sheet:1', read)).toEqual(draft);
		expect(readDraft('sheet:2', read)).toBeNull();
		signIn('b@example.com');
		expect(readDraft('sheet:1', read)).toBeNull();
		signIn('a@example.com');
		expect(readDraft('sheet:1', read)).toEqual(draft);
	});

	it.each(['', 'x', 'null', '[]', '1', '{"version":1}', '{"a":{"from":"x"}}', '{"a":{"from":null,"to":1}}'])(
		'removes %j, which is malformed',
		(broken) => {
			sessionStorage.setItem(draftKey('sheet:1'), broken);
			expect(readDraft('sheet:1', read)).toBeNull();
			expect(Object.keys(sessionStorage)).toEqual([]);
		},
	);

	it('removes the drafts of all users at sign-out, and nothing else', () => {
		writeDraft(draftKey('sheet:1'), draft);
		signIn('b@example.com');
		writeDraft(draftKey('paper:regular'), draft);
		sessionStorage.setItem('other', '1');
		dropAllDrafts();
		expect(Object.keys(sessionStorage)).toEqual(['other']);
	});

	it('tolerates a storage that is full or forbidden', () => {
		vi.stubGlobal('window', {
			get sessionStorage() {
				throw new Error('forbidden');
			},
		});
		expect(() => writeDraft(draftKey('sheet:1'), draft)).not.toThrow();
		expect(readDraft('sheet:1', read)).toBeNull();
	});
});
