import { describe, expect, it } from 'vitest';
import type { WireRaise } from '#shared/explanation/schemas.ts';
import { addedTo, measureOf, namedIn } from './measure.ts';

const raise = (question_id: number, gain = 1): WireRaise => ({
	question_id,
	number: `1-${question_id}`,
	content: `設問${question_id}`,
	gain: { n: gain, d: 1, rounded: gain },
	items: null,
});
const checkItem = (content: string) => ({ content, weight: 1, rate: 0 as const, excluded: null });

describe('what a line begins with', () => {
	it('names the questions and their check items', () => {
		const items = [{ content: '記録がある', weight: 1, rate: 0 as const, excluded: null }];
		expect(measureOf('満たします。', [{ ...raise(1), items }, raise(2)])).toBe(
			'満たします。\n・1-1 設問1\n　- 記録がある\n・1-2 設問2',
		);
	});

	it('is no longer than the plan takes', () => {
		const long = Array.from({ length: 40 }, (_, at) => ({ ...raise(at), content: 'あ'.repeat(100) }));
		const text = measureOf('満たします。', long);
		expect(text.length).toBeLessThanOrEqual(2_000);
		expect(text.endsWith('\n…')).toBe(true);
	});

	it('names every question, if not every check item', () => {
		const long = [1, 2].map((id) => ({ ...raise(id), items: [checkItem('あ'.repeat(1_500))] }));
		expect(measureOf('満たします。', long)).toBe('満たします。\n・1-1 設問1\n・1-2 設問2');
	});
});

describe('a measure', () => {
	it.each([
		['5-1-1の手順書を作る', true],
		['５－１－１の手順書を作る', true],
		['住居の費用を明細で説明する。', true],
		['住居の見学を行う', false],
		['15-1-1と5-1-10と5-1-1-2と2025-1-1', false],
		['', false],
	])('%s: names 5-1-1, %s', (measure, isNamed) => {
		expect(namedIn(measure, { number: '5-1-1', content: '住居の費用を明細で説明する' })).toBe(isNamed);
	});

	it('keeps what is written before an addition, and takes none that does not fit', () => {
		expect(addedTo('見学を行う', '満たします。', [raise(1)])).toBe('見学を行う\n満たします。\n・1-1 設問1');
		expect(addedTo('あ'.repeat(1_990), '満たします。', [raise(1)])).toBe(null);
	});
});
