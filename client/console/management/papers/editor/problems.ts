import { z } from 'zod';
import { FORM_MESSAGES } from '#client/base/validation.ts';
import { paperContents, paperStatements } from '#shared/papers/schemas.ts';
import { validatePaper } from '#shared/papers/validate.ts';
import { contentsOf, type KeyPath, type PaperNode } from './nodes.ts';
import type { Paper } from './state.ts';
import { statedIn } from './statements.ts';

/** The validation errors of a paper, by the dotted path of the field, as in the server's response. */
export type Problems = Readonly<Record<string, readonly string[]>>;

/** A field of a node or of the paper; fields of guidance and anchors by their path in the API. */
export type Field =
	| 'content'
	| 'contentEn'
	| 'points'
	| 'weight'
	| 'targets'
	| 'children'
	| 'naCondition'
	| 'naConditionEn'
	| 'isCritical'
	| 'isCriticalItem'
	| 'introduction'
	| 'introductionEn'
	| 'explainLevel'
	| `guidance.${string}`
	| `anchors.${string}`;

/** The location of an error in the tree. */
export type Spot = { path: KeyPath; field: Field };

type Sentence = (key: string, field: string, variables: Record<string, string | number>) => string;

const schema = z.object({ ...paperStatements, main_categories: paperContents });

const lastName = (path: string): string => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;

/** Validates by the rules of every save and, with `isPublishing`, of publishing. The server applies the same rules. */
export const problemsOf = (
	{ nodes, statements }: Paper,
	{ isPremium, isPublishing, sentence }: { isPremium: boolean; isPublishing: boolean; sentence: Sentence },
): Problems => {
	const contents = contentsOf(nodes, isPremium);
	const found: Record<string, string[]> = {};
	const report = (path: string, message: string): void => {
		found[path] ??= [];
		found[path].push(message);
	};
	const paper = { ...statedIn(statements), main_categories: contents };
	for (const issue of schema.safeParse(paper, FORM_MESSAGES).error?.issues ?? []) {
		const path = issue.path.map(String).join('.');
		const [key = '', size = ''] = issue.message.split('|');
		report(path, sentence(key, lastName(path), { size }));
	}
	if (!isPublishing) return found;
	for (const { path, key, variables } of validatePaper(contents, isPremium)) {
		if (!found[path]) report(path, sentence(key, lastName(path), variables));
	}
	return found;
};

const CHILDREN = new Set(['main_categories', 'sub_categories', 'questions', 'evaluations']);
const FIELDS: Readonly<Record<string, Field>> = {
	content: 'content',
	content_en: 'contentEn',
	points: 'points',
	weight: 'weight',
	sdg_target_ids: 'targets',
	na_condition: 'naCondition',
	na_condition_en: 'naConditionEn',
	is_critical: 'isCritical',
	is_critical_item: 'isCriticalItem',
	introduction: 'introduction',
	introduction_en: 'introductionEn',
	explain_level: 'explainLevel',
};

/**
 * The field that the rest of a dotted path names. An error on guidance or anchors as a whole is shown at their first
 * text.
 */
const fieldOf = ([name = '', ...inner]: readonly string[]): Field => {
	if (name === 'guidance') return `guidance.${inner.join('.') || 'purpose'}`;
	if (name === 'anchors') return `anchors.${inner.join('.') || 'full'}`;
	return FIELDS[name] ?? 'children';
};

/** Resolves a dotted path to a node and field, as far down as nodes exist. */
export const spotOf = (nodes: readonly PaperNode[], dotted: string): Spot => {
	const parts = dotted.split('.');
	const path: string[] = [];
	let level = nodes;
	for (let at = 0; at < parts.length; at += 2) {
		const name = parts[at] ?? '';
		if (!CHILDREN.has(name)) return { path, field: fieldOf(parts.slice(at)) };
		const index = parts[at + 1];
		const node = index === undefined ? undefined : level[Number(index)];
		if (!node) return { path, field: 'children' };
		path.push(node.key);
		level = node.children;
	}
	return { path, field: 'content' };
};

export const nameOfField = (key: string, field: Field): string => `${key}.${field}`;

/** The key of the paper itself, among those of its nodes. */
export const PAPER_KEY = 'paper';

export const spotName = ({ path, field }: Spot): string => nameOfField(path.at(-1) ?? PAPER_KEY, field);

/** Whether a spot is in the collapsible part of a node. */
export const isFolded = ({ field }: Spot): boolean => field.startsWith('guidance.') || field.startsWith('anchors.');

/** Whether a spot is a statement about the whole paper. */
export const isStatement = ({ path, field }: Spot): boolean => path.length === 0 && field !== 'children';

/** The first message of each spot, and the keys of all nodes that have errors or contain nodes that do. */
export type Marks = { messages: ReadonlyMap<string, string>; nodes: ReadonlySet<string> };

export const NO_MARKS: Marks = { messages: new Map(), nodes: new Set() };

export const marksOf = (nodes: readonly PaperNode[], problems: Problems): Marks => {
	const messages = new Map<string, string>();
	const marked = new Set<string>();
	for (const [dotted, [message]] of Object.entries(problems)) {
		const spot = spotOf(nodes, dotted);
		if (message && !messages.has(spotName(spot))) messages.set(spotName(spot), message);
		for (const key of spot.path) marked.add(key);
	}
	return { messages, nodes: marked };
};

/** Whether two validations have the same result, so that nothing needs to re-render. */
export const areSameMarks = (one: Marks, other: Marks): boolean =>
	one.messages.size === other.messages.size &&
	one.nodes.size === other.nodes.size &&
	[...one.messages].every(([name, message]) => other.messages.get(name) === message) &&
	[...one.nodes].every((key) => other.nodes.has(key));
