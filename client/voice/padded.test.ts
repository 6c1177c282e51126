import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeOf, RANDOM_CHARACTERS, writtenSlip } from '#shared/voice/code.ts';
import { VOICE_LANGUAGES } from '#shared/voice/languages.ts';
import { STATEMENT_SETS, type StatementSet, statementsOf, VALUES } from '#shared/voice/statements.ts';
import type { Answers } from './draft.ts';
import { paddedBody } from './padded.ts';

const CODE = codeOf(Array<number>(RANDOM_CHARACTERS).fill(7));

const answersWith = (set: StatementSet, values: readonly (typeof VALUES)[number][]): Answers =>
	Object.fromEntries(statementsOf(set).map((id, at) => [id, values[at]]));

it.each(STATEMENT_SETS)('the body has 1024 bytes, whatever was answered to set %i and in whatever language', (set) => {
	const slip = writtenSlip({ set, code: CODE });
	const asked = statementsOf(set);
	const values = fc.array(fc.constantFrom(...VALUES), { minLength: asked.length, maxLength: asked.length });
	fc.assert(
		fc.property(values, fc.constantFrom(...VOICE_LANGUAGES), (said, language) => {
			const body = paddedBody(slip, language, answersWith(set, said));
			expect(new TextEncoder().encode(body)).toHaveLength(1024);
			const { padding, ...sent } = JSON.parse(body);
			expect(padding.trim()).toBe('');
			expect(sent).toEqual({
				code: slip,
				language,
				answers: asked.map((statement, at) => ({ statement, value: said[at] })),
			});
		}),
	);
});

it.each(STATEMENT_SETS)('has room left where all answers to set %i are the longest', (set) => {
	const slip = writtenSlip({ set, code: CODE });
	const body = paddedBody(slip, 'ja-easy', answersWith(set, Array(statementsOf(set).length).fill('declined')));
	expect(JSON.parse(body).padding.length).toBeGreaterThanOrEqual(64);
});
