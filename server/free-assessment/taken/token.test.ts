import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSeal } from '#server/base/seal.ts';
import type { AnswerCode } from '#shared/assessment/grading.ts';
import { openTaken, sealTaken } from './token.ts';

const seal = createSeal('a secret of an installation', 'free result');

const codes = fc.array(fc.constantFrom<AnswerCode>(1, 2, 3), { maxLength: 400 });

it('opens to what was sealed, for papers of any length', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 2 ** 31 - 1 }),
			fc.integer({ min: 0, max: 4e9 }),
			codes,
			(id, seconds, all) => {
				const taken = { paperId: id, until: new Date(seconds * 1000), codes: all };
				expect(openTaken(seal, sealTaken(seal, taken))).toEqual(taken);
			},
		),
	);
});

it('is short enough for a mail: 75 questions take at most 100 characters', () => {
	const answers = Array.from({ length: 75 }, (_, at): AnswerCode => (at % 2 === 0 ? 1 : 2));
	const token = sealTaken(seal, { paperId: 12_345, until: new Date('2027-01-01T00:00:00Z'), codes: answers });
	expect(token).toMatch(/^[\w.-]{60,100}$/);
});

it('tells nothing of the answers, and opens with no other secret', () => {
	const taken = { paperId: 1, until: new Date(0), codes: [1, 1, 1] as const };
	expect(sealTaken(seal, taken)).not.toBe(sealTaken(seal, taken));
	expect(openTaken(createSeal('another secret', 'free result'), sealTaken(seal, taken))).toBeNull();
});
