import { describe, expect, it } from 'vitest';
import { type Entry, findTasks } from './find.ts';

const entry = (title: string, also: string, ...texts: string[]): Entry => ({
	href: `/help/company#${title}`,
	title,
	also,
	guide: '企業のガイド',
	texts,
});

const submit = entry('回答を提出する', 'Submit the answers', 'すべての回答を確かめます。', 'パスワードは不要です。');
const evidence = entry('書類を追加する', 'Add documents', '回答の裏付けになる書類を選びます。');
const password = entry('パスワードを忘れたとき', 'If you forget your password', 'もう一度ログインします。');
const ALL = [submit, evidence, password];

const titles = (query: string): string[] => findTasks(ALL, query).map(({ title }) => title);

describe('the search of the guides', () => {
	it('finds nothing for nothing', () => {
		expect([titles(''), titles(' 　')]).toEqual([[], []]);
	});

	it('finds the tasks with all words, those with them in the title first', () => {
		expect(titles('パスワード')).toEqual([password.title, submit.title]);
		expect(titles('回答　提出')).toEqual([submit.title]);
	});

	it('folds width, case and kana, and knows the title in the other language', () => {
		expect(titles('ぱすわーど')).toEqual([password.title, submit.title]);
		expect(titles('ＡＤＤ documents')).toEqual([evidence.title]);
	});

	it('without such a task takes those with most of the characters', () => {
		expect(titles('書類追加')).toEqual([evidence.title]);
		const beside = entry('社内の人を加える', 'Add colleagues', '書類を持つ人を追加します。');
		expect(findTasks([beside, ...ALL], '書類追加').map(({ title }) => title)).toEqual([evidence.title, beside.title]);
		expect(titles('pasword')).toEqual([password.title]);
		expect(titles('給与計算')).toEqual([]);
	});

	it('quotes the sentence with most of the words', () => {
		const both = entry('提出', 'Submit', 'Review all answers.', 'Press “Submit answers”.');
		expect(findTasks([both], 'submit answers').map(({ excerpt }) => excerpt)).toEqual(['Press “Submit answers”.']);
		expect(findTasks(ALL, '裏付け').map(({ excerpt }) => excerpt)).toEqual(['回答の裏付けになる書類を選びます。']);
		expect(findTasks(ALL, '提出').map(({ excerpt }) => excerpt)).toEqual(['すべての回答を確かめます。']);
	});
});
