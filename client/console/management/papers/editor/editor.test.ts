import { describe, expect, it } from 'vitest';
import { contentsOf, nodesOf, type PaperNode, tenthsLeft, typedNumber, withNewKeys } from './nodes.ts';
import { marksOf, problemsOf, spotName, spotOf } from './problems.ts';
import { type EditorState, initialState, reduce } from './state.ts';

const key = '7f9ffa3e-100b-4c38-94df-58acb9810845';
const item = (weight: number) => ({ id: 1, key, content: 'item', content_en: null, weight, anchors: null });
const question = (content: string) => ({
	id: 1,
	key,
	content,
	content_en: 'Q',
	points: 10,
	na_condition: 'condition',
	na_condition_en: null,
	guidance: null,
	is_critical: true,
	evaluations: [item(0.3), item(0.7)],
	sdg_target_ids: [5],
});
const sub = (content: string) => ({
	id: 1,
	key,
	content,
	content_en: null,
	questions: [question('q1'), question('q2')],
});
const paper = () =>
	nodesOf(
		['A', 'B'].map((content) => ({ id: 1, key, content, content_en: null, sub_categories: [sub('s1'), sub('s2')] })),
	);

const at = (nodes: readonly PaperNode[], ...indexes: number[]): PaperNode => {
	const [first = 0, ...rest] = indexes;
	const node = nodes[first];
	if (!node) throw new Error('no such node');
	return rest.length === 0 ? node : at(node.children, ...rest);
};
const pathTo = (nodes: readonly PaperNode[], ...indexes: number[]): string[] =>
	indexes.map((_, depth) => at(nodes, ...indexes.slice(0, depth + 1)).key);

const rules = { isPremium: true, isPublishing: true, sentence: (key: string) => key };

describe('the tree of a paper', () => {
	it('converts from and to the wire format', () => {
		const [category] = contentsOf(paper(), true);
		expect(category?.sub_categories[0]?.questions[0]).toEqual({
			key,
			content: 'q1',
			content_en: 'Q',
			points: 10,
			na_condition: 'condition',
			na_condition_en: null,
			guidance: null,
			is_critical: true,
			evaluations: [
				{ key, content: 'item', content_en: null, weight: 0.3, anchors: null },
				{ key, content: 'item', content_en: null, weight: 0.7, anchors: null },
			],
			sdg_target_ids: [5],
		});
		const [simple] = contentsOf(paper(), false);
		expect(simple?.sub_categories[0]?.questions[0]).toMatchObject({ evaluations: [], sdg_target_ids: [] });
	});

	it('parses typed numbers, also in full width', () => {
		expect(['１０', '', ' 0.3 ', 'x', '１．５'].map(typedNumber)).toEqual([10, 0, 0.3, Number.NaN, 1.5]);
		const weights = ['0.1', '0.2', 'x'].map((weight) => ({ ...at(paper(), 0, 0, 0, 0), weight }));
		expect(tenthsLeft(weights)).toBe(7);
	});

	it('has unique keys, also after restoring a draft', () => {
		const nodes = paper();
		const keys = (all: readonly PaperNode[]): string[] => all.flatMap((node) => [node.key, ...keys(node.children)]);
		const all = [...keys(nodes), ...keys(withNewKeys(nodes))];
		expect(new Set(all).size).toBe(all.length);
	});
});

describe('the reducer', () => {
	it('keeps the identity of nodes outside of the changed path', () => {
		const before = initialState(paper());
		const path = pathTo(before.nodes, 0, 1, 0);
		const after = reduce(before, { type: 'change', path, values: { content: 'new' } });
		expect(at(after.nodes, 0, 1, 0).content).toBe('new');
		expect(after.nodes[1]).toBe(before.nodes[1]);
		expect(at(after.nodes, 0, 0)).toBe(at(before.nodes, 0, 0));
		expect(at(after.nodes, 0, 1, 1)).toBe(at(before.nodes, 0, 1, 1));
		expect(after.touched.size).toBe(1);
	});

	it('opens an added node, and the first node after a removal', () => {
		const start = initialState(paper());
		const added = reduce(start, { type: 'add', parent: [] });
		expect(added.open).toEqual({ category: added.nodes[2]?.key, subCategory: null });
		expect(added.nodes[2]).toMatchObject({ isEditing: true, content: '' });
		const removed = reduce(added, { type: 'remove', path: [added.nodes[2]?.key ?? ''] });
		expect(removed.open).toEqual({ category: start.nodes[0]?.key, subCategory: start.nodes[0]?.children[0]?.key });
	});

	it('reorders children, and clears the changes only when the same nodes were saved', () => {
		const start = initialState(paper());
		const keys = start.nodes.map((node) => node.key).reverse();
		const ordered = reduce(start, { type: 'reorder', parent: [], keys });
		expect(ordered.nodes.map((node) => node.content)).toEqual(['B', 'A']);
		expect(reduce(ordered, { type: 'saved', nodes: start.nodes }).touched.size).toBe(1);
		expect(reduce(ordered, { type: 'saved', nodes: ordered.nodes }).touched.size).toBe(0);
	});

	it('reveals a check item together with its question', () => {
		const start = initialState(paper());
		const path = pathTo(start.nodes, 1, 1, 0, 1);
		const revealed: EditorState = reduce(start, { type: 'reveal', path });
		expect(revealed.open).toEqual({ category: path[0], subCategory: path[1] });
		expect(at(revealed.nodes, 1, 1, 0).isEditing).toBe(true);
		expect(at(revealed.nodes, 1, 1, 0, 1).isEditing).toBe(true);
		expect(revealed.touched.size).toBe(0);
	});
});

describe('validation', () => {
	it('accepts a valid paper, and locates an error in the tree', () => {
		const nodes = paper();
		expect(problemsOf(nodes, rules)).toEqual({});
		const path = pathTo(nodes, 1, 0, 1, 0);
		const { nodes: broken } = reduce(initialState(nodes), { type: 'change', path, values: { weight: '0.2' } });
		const problems = problemsOf(broken, rules);
		const dotted = 'main_categories.1.sub_categories.0.questions.1.evaluations';
		expect(problems).toEqual({ [dotted]: ['papers.weightsMustAddUp'] });
		expect(spotOf(broken, dotted)).toEqual({ path: path.slice(0, 3), field: 'children' });
		const marks = marksOf(broken, problems);
		expect([...marks.nodes]).toEqual(path.slice(0, 3));
		expect(marks.messages.get(`${path[2]}.children`)).toBe('papers.weightsMustAddUp');
		expect(problemsOf(broken, { ...rules, isPublishing: false })).toEqual({});
	});

	it('reports an empty paper on the paper itself', () => {
		const problems = problemsOf([], rules);
		expect(problems).toEqual({ main_categories: ['papers.noCategory'] });
		expect(spotName(spotOf([], 'main_categories'))).toBe('paper.children');
	});

	it('applies the rules of every save to drafts', () => {
		const nodes = paper();
		const path = pathTo(nodes, 0, 0, 0, 0);
		const { nodes: broken } = reduce(initialState(nodes), { type: 'change', path, values: { weight: '1.5' } });
		const draft = problemsOf(broken, { ...rules, isPublishing: false });
		expect(Object.keys(draft)).toEqual(['main_categories.0.sub_categories.0.questions.0.evaluations.0.weight']);
	});
});
