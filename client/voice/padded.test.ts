import fc from 'fast-check';
import { expect, it } from 'vitest';
import { VOICE_LANGUAGES } from '#shared/voice/languages.ts';
import { STATEMENT_IDS, VALUES } from '#shared/voice/statements.ts';
import type { Answers } from './draft.ts';
import { paddedBody } from './padded.ts';

const CODE = '7Q2M-0H3K-VJ8P-F';

const answersWith = (values: readonly (typeof VALUES)[number][]): Answers =>
	Object.fromEntries(STATEMENT_IDS.map((id, at) => [id, values[at]]));

it('the body has 1024 bytes, whatever was answered and in whatever language', () => {
	const values = fc.array(fc.constantFrom(...VALUES), {
		minLength: STATEMENT_IDS.length,
		maxLength: STATEMENT_IDS.length,
	});
	fc.assert(
		fc.property(values, fc.constantFrom(...VOICE_LANGUAGES), (said, language) => {
			const body = paddedBody(CODE, language, answersWith(said));
			expect(new TextEncoder().encode(body)).toHaveLength(1024);
			const { padding, ...sent } = JSON.parse(body);
			expect(padding.trim()).toBe('');
			expect(sent).toEqual({
				code: CODE,
				language,
				answers: STATEMENT_IDS.map((statement, at) => ({ statement, value: said[at] })),
			});
		}),
	);
});

it('has room left where all answers are the longest', () => {
	const body = paddedBody(CODE, 'ja-easy', answersWith(STATEMENT_IDS.map(() => 'declined')));
	expect(JSON.parse(body).padding.length).toBeGreaterThanOrEqual(64);
});
