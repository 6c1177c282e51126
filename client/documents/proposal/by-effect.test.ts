import { expect, it } from 'vitest';
import type { ImprovementProposal } from '#shared/proposals/schemas.ts';
import { proposedByEffect, runsOf, withoutProposal } from './by-effect.ts';

const main = (
	content: string,
	subs: readonly (readonly [content: string, score: number | null, note: string | null])[],
): ImprovementProposal['main_category_results'][number] => ({
	id: 1,
	content,
	score: null,
	sub_category_results: subs.map(([name, score, proposal_note], id) => ({ id, content: name, score, proposal_note })),
});

const mains = [
	// 60 missing points of one of two: 30 of the total. Without a score: no room, and no part of the category.
	main('採用', [
		['募集', 40, '提案'],
		['費用', 80, null],
		['説明', null, '提案'],
	]),
	// 75 missing points of one of three: 25 of the total.
	main('人権', [
		['方針', 25, '提案'],
		['救済', 100, ''],
		['防止', 100, '提案'],
	]),
];

it('lists the proposals with the most room for the total score first', () => {
	expect(proposedByEffect(mains).map(({ category, content }) => `${category} ${content}`)).toEqual([
		...['採用 募集', '人権 方針', '採用 説明', '人権 防止'],
	]);
});

it('says how many points each would add: by the explanation, or else estimated', () => {
	const gains = (proposed: typeof mains) => proposedByEffect(proposed).map(({ content, gain }) => [content, gain]);
	expect(gains(mains)).toEqual([
		['募集', 30],
		['方針', 25],
		['説明', 0],
		['防止', 0],
	]);
	// Questions weigh differently: the lower score may add less.
	const told = mains.map((one) => ({
		...one,
		sub_category_results: one.sub_category_results.map((sub) => ({
			...sub,
			gain: sub.content === '方針' ? 31.5 : 7.7,
		})),
	}));
	expect(gains(told).slice(0, 2)).toEqual([
		['方針', 31.5],
		['募集', 7.7],
	]);
});

it('has the details in the same order, neighbors of one category together', () => {
	const runs = runsOf(proposedByEffect(mains)).map(({ category, subs }) => [
		category,
		subs.map(({ content }) => content),
	]);
	expect(runs).toEqual([
		['採用', ['募集']],
		['人権', ['方針']],
		['採用', ['説明']],
		['人権', ['防止']],
	]);
});

it('names those without a proposal in paper order', () => {
	expect(withoutProposal(mains).map(({ content }) => content)).toEqual(['費用', '救済']);
});
