import { describe, expect, it } from 'vitest';
import { statedIn, statementsOf } from './statements.ts';

describe('what the paper says as a whole', () => {
	const stored = { introduction: '言葉', introduction_en: null, explain_level: 'none' as const };

	it('is that of the draft, and of a copied paper except for the level', () => {
		expect(statementsOf(stored, true)).toEqual({ introduction: '言葉', introductionEn: '', explainLevel: 'none' });
		expect(statementsOf(stored, false).explainLevel).toBe('question');
	});

	it('is sent without surrounding whitespace, and null where it is empty', () => {
		expect(statedIn({ introduction: ' 言葉 ', introductionEn: ' ', explainLevel: 'item' })).toEqual({
			introduction: '言葉',
			introduction_en: null,
			explain_level: 'item',
		});
	});
});
