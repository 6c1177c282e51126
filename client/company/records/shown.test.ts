import { describe, expect, it } from 'vitest';
import type { PreparedRecord } from '#shared/answering/records.ts';
import { firstOnes, isLeft, isNarrowed } from './shown.ts';

const record = (name: string, questions: number): PreparedRecord => ({
	record: name,
	name,
	department: ['hr'],
	at_hand: false,
	questions: Array.from({ length: questions }, (_, at) => ({
		id: at + 1,
		content: '設問',
		accepted: name,
		answer_category_id: 1,
		answer_sub_category_id: 1,
	})),
});

describe('the records to begin with', () => {
	it('serve several questions, those for most of them first', () => {
		const names = firstOnes([record('就業規則', 1), record('賃金台帳', 2), record('労働条件通知書', 5)]);
		expect(names.map(({ name }) => name)).toEqual(['労働条件通知書', '賃金台帳']);
	});

	it('are a short list', () => {
		expect(firstOnes(Array.from({ length: 40 }, (_, at) => record(`${at}`, 2)))).toHaveLength(8);
	});
});

describe('what is left', () => {
	const all = { q: '', missing: null };

	it('is everything at first', () => {
		expect([isNarrowed(all), isLeft(record('賃金台帳', 1), all)]).toEqual([false, true]);
	});

	it('has the words of the search in its name, whatever their width and kana', () => {
		const names = ['ハローワークの求人票', '賃金台帳', 'ABC手順書'].map((name) => record(name, 1));
		const left = (q: string) => names.filter((one) => isLeft(one, { ...all, q })).map(({ name }) => name);
		expect([left('台帳'), left('はろー'), left('ａｂｃ'), left('旅券')]).toEqual([
			['賃金台帳'],
			['ハローワークの求人票'],
			['ABC手順書'],
			[],
		]);
		expect(isNarrowed({ ...all, q: '台帳' })).toBe(true);
	});

	it('was not at hand when that was asked for, and stays when it is ticked', () => {
		const narrowed = { q: '', missing: new Set(['賃金台帳']) };
		expect(isLeft({ ...record('賃金台帳', 1), at_hand: true }, narrowed)).toBe(true);
		expect(isLeft(record('就業規則', 1), narrowed)).toBe(false);
	});
});
