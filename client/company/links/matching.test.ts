import { expect, it } from 'vitest';
import { matching } from './matching.ts';

const all = [
	{
		category: '雇用管理',
		sub_category: { id: 1, content: '契約' },
		answer_contents: [
			{ id: 11, content: '契約書を母語で渡している' },
			{ id: 12, content: 'ビザの期限を管理している' },
		],
	},
	{
		category: '生活支援',
		sub_category: { id: 2, content: '住居' },
		answer_contents: [{ id: 21, content: '住居の契約を手伝っている' }],
	},
];

const found = (typed: string) => matching(all, typed).flatMap(({ answer_contents }) => answer_contents);

it('finds questions by their text, by their sub-category and by their category, in any width', () => {
	expect(found('').map(({ id }) => id)).toEqual([11, 12, 21]);
	expect(found('契約').map(({ id }) => id)).toEqual([11, 12, 21]);
	expect(found('ﾋﾞｻﾞ')).toEqual([{ id: 12, content: 'ビザの期限を管理している', number: 2 }]);
	expect(found('生活支援').map(({ id }) => id)).toEqual([21]);
	expect(matching(all, '給与')).toEqual([]);
});
