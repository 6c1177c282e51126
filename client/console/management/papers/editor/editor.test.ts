import { describe, expect, it } from 'vitest';
import { contentsOf, newNode, nodesOf, type PaperNode, tenthsLeft, typedNumber, withNewKeys } from './nodes.ts';
import { areSameMarks, isFolded, isStatement, marksOf, problemsOf, spotName, spotOf } from './problems.ts';
import {
	type EditorState,
	initialState,
	type NodeValues,
	questionPaths,
	reduce,
	type VersionedPaper,
} from './state.ts';
import { NEW_STATEMENTS } from './statements.ts';

const key = '7f9ffa3e-100b-4c38-94df-58acb9810845';
const item = (weight: number) => ({
	id: 1,
	key,
	content: 'item',
	content_en: null,
	weight,
	anchors: null,
	is_critical_item: false,
});
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

const stated = (nodes: readonly PaperNode[], statements = NEW_STATEMENTS): VersionedPaper => ({
	version: 3,
	nodes,
	statements,
});
const opened = (): EditorState => initialState(stated(paper()));
const changed = (start: EditorState, path: readonly string[], values: NodeValues): EditorState =>
	reduce(start, { type: 'change', path, values });

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
				{ key, content: 'item', content_en: null, weight: 0.3, anchors: null, is_critical_item: false },
				{ key, content: 'item', content_en: null, weight: 0.7, anchors: null, is_critical_item: false },
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
		const before = opened();
		const path = pathTo(before.nodes, 0, 1, 0);
		const after = reduce(before, { type: 'change', path, values: { content: 'new' } });
		expect(at(after.nodes, 0, 1, 0).content).toBe('new');
		expect(after.nodes[1]).toBe(before.nodes[1]);
		expect(at(after.nodes, 0, 0)).toBe(at(before.nodes, 0, 0));
		expect(at(after.nodes, 0, 1, 1)).toBe(at(before.nodes, 0, 1, 1));
		expect(after.touched.size).toBe(1);
	});

	it('opens an added node, and the first node after a removal', () => {
		const start = opened();
		const added = reduce(start, { type: 'add', parent: [], node: newNode() });
		expect(added.open).toEqual({ category: added.nodes[2]?.key, subCategory: null });
		expect(added.nodes[2]).toMatchObject({ isEditing: true, content: '' });
		const removed = reduce(added, { type: 'remove', path: [added.nodes[2]?.key ?? ''] });
		expect(removed.open).toEqual({ category: start.nodes[0]?.key, subCategory: start.nodes[0]?.children[0]?.key });
	});

	it('reorders children, and clears the changes only when the same nodes were saved', () => {
		const start = opened();
		const keys = start.nodes.map((node) => node.key).reverse();
		const ordered = reduce(start, { type: 'reorder', parent: [], keys });
		expect(ordered.nodes.map((node) => node.content)).toEqual(['B', 'A']);
		expect(reduce(ordered, { type: 'saved', paper: start, version: 4 }).touched.size).toBe(1);
		expect(reduce(ordered, { type: 'saved', paper: ordered, version: 4 }).touched.size).toBe(0);
	});

	it('is based on the saved version, also with changes made during the save, or on the one that is overwritten', () => {
		const start = opened();
		const typed = changed(start, pathTo(start.nodes, 0), { content: 'C' });
		expect(reduce(typed, { type: 'saved', paper: start, version: 4 })).toMatchObject({
			version: 4,
			nodes: typed.nodes,
		});
		const rebased = reduce(typed, { type: 'rebase', version: 9 });
		expect(rebased).toEqual({ ...typed, version: 9 });
		const left = { ...stated(typed.nodes), version: 2 };
		expect(reduce(rebased, { type: 'restore', paper: left }).version).toBe(2);
	});

	it('adds a node after another, and counts it as one change', () => {
		const start = opened();
		const parent = pathTo(start.nodes, 0, 0, 0);
		const [, , , first = ''] = pathTo(start.nodes, 0, 0, 0, 0);
		const node = newNode();
		const added = reduce(start, { type: 'add', parent, node, after: first });
		expect(at(added.nodes, 0, 0, 0).children.map(({ key: one }) => one === node.key)).toEqual([false, true, false]);
		expect([...added.touched]).toEqual([node.key]);
	});

	it('changes what the paper says as a whole, which a save takes with it', () => {
		const start = opened();
		const after = reduce(start, { type: 'state', values: { explainLevel: 'item' } });
		expect(after.statements).toEqual({ ...NEW_STATEMENTS, explainLevel: 'item' });
		expect(after.nodes).toBe(start.nodes);
		expect(after.touched.size).toBe(1);
		expect(reduce(after, { type: 'saved', paper: start, version: 4 }).touched.size).toBe(1);
		expect(reduce(after, { type: 'saved', paper: after, version: 4 }).touched.size).toBe(0);
	});

	it('gives another question a key of its own, and gives the former one back', () => {
		const start = opened();
		const path = pathTo(start.nodes, 0, 0, 0);
		const renewed = reduce(start, { type: 'identify', path, isSame: false });
		const [sent] = contentsOf(renewed.nodes, true)[0]?.sub_categories[0]?.questions ?? [];
		expect(sent?.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
		expect(sent?.key).not.toBe(key);
		expect(sent?.evaluations.map((each) => each.key)).toEqual([key, key]);
		expect(reduce(renewed, { type: 'identify', path, isSame: false }).nodes).toEqual(renewed.nodes);
		const undone = reduce(renewed, { type: 'identify', path, isSame: true });
		expect(at(undone.nodes, 0, 0, 0)).toMatchObject({ storedKey: key, renewedFrom: null, isSameQuestion: true });
		expect(undone.touched.size).toBe(1);
	});

	it('lists the questions of all sub-categories in the order of the paper', () => {
		const { nodes } = opened();
		expect(questionPaths(nodes)).toHaveLength(8);
		expect(questionPaths(nodes)[2]).toEqual(pathTo(nodes, 0, 1, 0));
	});

	it('reveals a check item together with its question', () => {
		const start = opened();
		const path = pathTo(start.nodes, 1, 1, 0, 1);
		const revealed: EditorState = reduce(start, { type: 'reveal', path, isUnfolded: true });
		expect(revealed.open).toEqual({ category: path[0], subCategory: path[1] });
		expect(at(revealed.nodes, 1, 1, 0).isEditing).toBe(true);
		expect(at(revealed.nodes, 1, 1, 0, 1)).toMatchObject({ isEditing: true, isUnfolded: true });
		expect(at(revealed.nodes, 1, 1, 0).isUnfolded).toBe(false);
		expect(revealed.touched.size).toBe(0);
	});
});

describe('validation', () => {
	it('accepts a valid paper, and locates an error in the tree', () => {
		const nodes = paper();
		expect(problemsOf(stated(nodes), rules)).toEqual({});
		const path = pathTo(nodes, 1, 0, 1, 0);
		const { nodes: broken } = reduce(initialState(stated(nodes)), { type: 'change', path, values: { weight: '0.2' } });
		const problems = problemsOf(stated(broken), rules);
		const dotted = 'main_categories.1.sub_categories.0.questions.1.evaluations';
		expect(problems).toEqual({ [dotted]: ['papers.weightsMustAddUp'] });
		expect(spotOf(broken, dotted)).toEqual({ path: path.slice(0, 3), field: 'children' });
		const marks = marksOf(broken, problems);
		expect([...marks.nodes]).toEqual(path.slice(0, 3));
		expect(marks.messages.get(`${path[2]}.children`)).toBe('papers.weightsMustAddUp');
		expect(problemsOf(stated(broken), { ...rules, isPublishing: false })).toEqual({});
	});

	it('reports an empty paper on the paper itself', () => {
		const problems = problemsOf(stated([]), rules);
		expect(problems).toEqual({ main_categories: ['papers.noCategory'] });
		expect(spotName(spotOf([], 'main_categories'))).toBe('paper.children');
	});

	it('locates errors of guidance, anchors, conditions and of the paper as a whole', () => {
		const nodes = paper();
		const [questionPath, itemPath] = [pathTo(nodes, 0, 1, 1), pathTo(nodes, 0, 1, 1, 0)];
		const guidance = {
			purpose: '',
			purpose_en: null,
			basis: [{ kind: 'law' as const, text: '', text_en: null, source: '法', source_en: null, as_of: '2026-02-30' }],
			evidence: [{ text: '', text_en: null }],
		};
		const anchors = { full: '', full_en: null, half: null, half_en: null, none: '無い', none_en: null };
		const long = 'x'.repeat(2_001);
		const first = changed(initialState(stated(nodes)), questionPath, { guidance, naConditionEn: long });
		const broken = changed(first, itemPath, { anchors }).nodes;
		const statements = { ...NEW_STATEMENTS, introduction: long };
		const dotted = 'main_categories.0.sub_categories.1.questions.1';
		const problems = problemsOf(stated(broken, statements), rules);
		expect(Object.keys(problems).sort()).toEqual(
			[
				'introduction',
				`${dotted}.evaluations.0.anchors.full`,
				`${dotted}.guidance.basis.0.as_of`,
				`${dotted}.guidance.basis.0.text`,
				`${dotted}.guidance.evidence.0.text`,
				`${dotted}.guidance.purpose`,
				`${dotted}.na_condition_en`,
			].sort(),
		);
		const spots = Object.keys(problems).map((path) => spotOf(broken, path));
		const names = spots.map(spotName);
		expect(names).toContain(`${questionPath[2]}.guidance.basis.0.text`);
		expect(names).toContain(`${questionPath[2]}.naConditionEn`);
		expect(names).toContain(`${itemPath[3]}.anchors.full`);
		expect(names).toContain('paper.introduction');
		expect(spots.filter(isFolded)).toHaveLength(5);
		expect(spots.filter(isStatement)).toHaveLength(1);
		expect(isStatement(spotOf([], 'main_categories'))).toBe(false);
		expect(spotOf(broken, `${dotted}.guidance`).field).toBe('guidance.purpose');
	});

	it('takes guidance and anchors in which nothing is written for none', () => {
		const nodes = paper();
		const blank = { purpose: ' ', purpose_en: null, basis: [], evidence: [] };
		const anchors = { full: '', full_en: null, half: '', half_en: null, none: ' ', none_en: null };
		const first = changed(initialState(stated(nodes)), pathTo(nodes, 0, 0, 0), { guidance: blank });
		const { nodes: typed } = changed(first, pathTo(nodes, 0, 0, 0, 0), { anchors });
		expect(problemsOf(stated(typed), rules)).toEqual({});
		expect(contentsOf(typed, true)).toEqual(contentsOf(nodes, true));
	});

	it('knows marks that say the same', () => {
		const nodes = paper();
		const marks = (message: string) => marksOf(nodes, { 'main_categories.0.content': [message] });
		expect(areSameMarks(marks('a'), marks('a'))).toBe(true);
		expect(areSameMarks(marks('a'), marks('b'))).toBe(false);
		expect(areSameMarks(marks('a'), marksOf(nodes, {}))).toBe(false);
	});

	it('applies the rules of every save to drafts', () => {
		const nodes = paper();
		const path = pathTo(nodes, 0, 0, 0, 0);
		const { nodes: broken } = reduce(initialState(stated(nodes)), { type: 'change', path, values: { weight: '1.5' } });
		const draft = problemsOf(stated(broken), { ...rules, isPublishing: false });
		expect(Object.keys(draft)).toEqual(['main_categories.0.sub_categories.0.questions.0.evaluations.0.weight']);
	});
});
