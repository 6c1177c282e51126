import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Without argon2, so that thousands of spellings can be tried and the verifications counted. */

const { verify } = vi.hoisted(() => ({
	verify: vi.fn(async (stored: string, password: string) => stored === `hash of ${password}`),
}));
vi.mock('@node-rs/argon2', () => ({ verify, hash: async (password: string) => `hash of ${password}` }));

const { hashPassword, verifyPassword, verifySignIn } = await import('./passwords.ts');

/** Characters of which keyboards and systems write one, with all that they write. */
const SPELLINGS = [
	['a', 'ａ'],
	['7', '７'],
	[' ', '\u3000', '\u00a0'],
	['!', '！'],
	['が', 'か\u3099'],
	['ガ', 'カ\u3099', 'ｶﾞ'],
	['ー', 'ｰ'],
	['é', 'e\u0301'],
	['株式会社', '㍿'],
	['한', '한'],
	['神', '\ufa19'],
] as const;

/** The same password, typed in two ways. */
const spelledTwice = fc
	.array(
		fc
			.constantFrom(...SPELLINGS)
			.chain((same) => fc.tuple(fc.constantFrom<string[]>(...same), fc.constantFrom<string[]>(...same))),
		{ minLength: 1, maxLength: 20 },
	)
	.map((pairs) => [pairs.map(([one]) => one).join(''), pairs.map(([, other]) => other).join('')] as const);

const anything = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });

beforeEach(() => verify.mockClear());

describe('a password', () => {
	it('is the same however its characters are typed', async () => {
		await fc.assert(
			fc.asyncProperty(spelledTwice, async ([set, typed]) => {
				const stored = await hashPassword(set);
				expect(await verifyPassword(stored, typed)).toBe(true);
				expect(await verifySignIn(stored, typed)).toEqual({ matches: true, renewed: null });
			}),
			{ examples: [[['ｐａｓｓ７', 'pass7']], [['か\u3099', 'が']]] },
		);
	});

	it('differs in case and in its spaces', async () => {
		const stored = await hashPassword('Open sesame');
		for (const typed of ['open sesame', 'Opensesame', 'Open sesame ', ' Open sesame', 'Open  sesame']) {
			expect([typed, await verifyPassword(stored, typed)]).toEqual([typed, false]);
		}
	});

	it('is another one unless NFKC makes both the same', async () => {
		await fc.assert(
			fc.asyncProperty(anything, anything, async (set, typed) => {
				const isSame = set.normalize('NFKC') === typed.normalize('NFKC');
				expect(await verifyPassword(await hashPassword(set), typed)).toBe(isSame);
			}),
		);
	});

	it('of a former version matches as it was typed, and is hashed anew where folding changes it', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.oneof(
					anything,
					spelledTwice.map(([one]) => one),
				),
				async (typed) => {
					const { matches, renewed } = await verifySignIn(`hash of ${typed}`, typed);
					const folded = typed.normalize('NFKC');
					expect([matches, renewed]).toEqual([true, folded === typed ? null : `hash of ${folded}`]);
				},
			),
		);
	});
});

describe('a sign-in', () => {
	it('takes as many verifications for an unknown account as for a known one: two where folding changes the password', async () => {
		const counted = async (stored: string | null, typed: string): Promise<number> => {
			await verifySignIn(null, 'the first one also makes the hash of no account');
			verify.mockClear();
			await verifySignIn(stored, typed);
			return verify.mock.calls.length;
		};
		await fc.assert(
			fc.asyncProperty(
				fc.oneof(
					anything,
					spelledTwice.map(([one]) => one),
				),
				async (typed) => {
					const expected = typed.normalize('NFKC') === typed ? 1 : 2;
					expect(await counted(null, typed), 'unknown').toBe(expected);
					expect(await counted('hash of another', typed), 'wrong').toBe(expected);
					expect(await counted(`hash of ${typed}`, typed), 'as typed').toBe(expected);
					expect(await counted(`hash of ${typed.normalize('NFKC')}`, typed), 'folded').toBe(expected);
				},
			),
			{ examples: [['ｐａｓｓｗｏｒｄ'], ['password']] },
		);
	});

	it('of an unknown account never matches', async () => {
		await fc.assert(
			fc.asyncProperty(anything, async (typed) => {
				expect(await verifySignIn(null, typed)).toEqual({ matches: false, renewed: null });
			}),
		);
		expect(await verifySignIn(null, 'no account has this password')).toEqual({ matches: false, renewed: null });
	});
});
