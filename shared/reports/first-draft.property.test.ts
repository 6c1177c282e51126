import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#shared/i18n/translate.ts';
import { serverText } from '#shared/texts/server.ts';
import { type DraftQuestion, evaluationDraft, isUnedited, proposalDraft, type Say } from './first-draft.ts';

const SAY = LOCALES.map(
	(locale): Say =>
		(word, variables) =>
			serverText(locale, `reports.firstDraft.${word}`, variables),
);

const text = fc.oneof(fc.string({ minLength: 1, maxLength: 40 }), fc.string({ minLength: 1_900, maxLength: 2_000 }));
const anchors = fc.record({ full: text, half: fc.option(text), none: text });
const item = fc.record({
	content: text,
	anchors: fc.option(anchors),
	rate: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, null),
});
const question: fc.Arbitrary<DraftQuestion> = fc.record({
	content: text,
	answer: fc.constantFrom(1 as const, 2 as const, 3 as const, null),
	naCondition: fc.option(text),
	isCritical: fc.boolean(),
	items: fc.array(item, { maxLength: 8 }),
});
const sheet = fc.array(question, { maxLength: 12 });

const MAKERS = [evaluationDraft, proposalDraft];

const draftsOf = (questions: readonly DraftQuestion[], limit?: number): string[] =>
	SAY.flatMap((say) =>
		MAKERS.map((make) => make(limit === undefined ? { questions, say } : { questions, say, limit })),
	);

const MEMO = 'MEMO-4b1f';

describe('a first draft of any sheet', () => {
	it('has text, within the limit of a note and any smaller one', () => {
		fc.assert(
			fc.property(sheet, fc.integer({ min: 400, max: 3_000 }), (questions, limit) => {
				for (const draft of draftsOf(questions)) {
					expect(draft.trim()).not.toBe('');
					expect(draft.length).toBeLessThanOrEqual(10_000);
				}
				for (const draft of draftsOf(questions, limit)) expect(draft.length).toBeLessThanOrEqual(limit);
			}),
			{ numRuns: 60 },
		);
	});

	it('is the same each time, and counts as unedited however its lines are broken', () => {
		fc.assert(
			fc.property(sheet, (questions) => {
				const drafts = draftsOf(questions);
				expect(draftsOf(structuredClone(questions))).toEqual(drafts);
				for (const draft of drafts) {
					expect(isUnedited(draft.replaceAll('\n', ' \n'), draft)).toBe(true);
					expect(isUnedited(`${draft}x`, draft)).toBe(false);
				}
			}),
			{ numRuns: 40 },
		);
	});

	it('has no memo and no note of the answer, even if the sheet that it is made of carries them', () => {
		fc.assert(
			fc.property(sheet, (questions) => {
				const withNotes = questions.map((asked) => ({
					...asked,
					extension_note: MEMO,
					extensionNote: MEMO,
					items: asked.items.map((rated) => ({ ...rated, comment: MEMO, memo: MEMO })),
				}));
				expect(draftsOf(withNotes)).toEqual(draftsOf(questions));
			}),
			{ numRuns: 40 },
		);
	});

	it('names each rated item of a short sheet once in the evaluation, and each that is not met in the proposal', () => {
		fc.assert(
			fc.property(
				fc.array(fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const), { maxLength: 12 }),
				(rates) => {
					const items = rates.map((rate, at) => ({
						content: `item${at}.`,
						anchors: { full: `full${at}.`, half: `half${at}.`, none: `none${at}.` },
						rate,
					}));
					const questions = [{ content: 'q', answer: 1 as const, naCondition: null, isCritical: false, items }];
					const [evaluation = '', proposal = ''] = draftsOf(questions);
					for (const [at, rate] of rates.entries()) {
						const found = [`item${at}.`, `none${at}.`, `half${at}.`, `full${at}.`][rate] ?? '';
						expect(evaluation.split(found)).toHaveLength(2);
						expect(proposal.includes(`full${at}.`)).toBe(rate === 1 || rate === 2);
					}
				},
			),
		);
	});
});
