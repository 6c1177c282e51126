import { z } from 'zod';
import { paperContents } from '#shared/papers/schemas.ts';
import { validatePaper } from '#shared/papers/validate.ts';
import { contentsOf, type KeyPath, type PaperNode } from './nodes.ts';

/** The validation errors of a paper, by the dotted path of the field, as in the server's response. */
export type Problems = Readonly<Record<string, readonly string[]>>;

export type Field = 'content' | 'contentEn' | 'points' | 'weight' | 'targets' | 'children';

/** The location of an error in the tree. */
export type Spot = { path: KeyPath; field: Field };

type Sentence = (key: string, field: string, variables: Record<string, string | number>) => string;

const schema = z.object({ main_categories: paperContents });

const lastName = (path: string): string => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;

/** Validates by the rules of every save and, with `isPublishing`, of publishing. The server applies the same rules. */
export const problemsOf = (
	nodes: readonly PaperNode[],
	{ isPremium, isPublishing, sentence }: { isPremium: boolean; isPublishing: boolean; sentence: Sentence },
): Problems => {
	const contents = contentsOf(nodes, isPremium);
	const found: Record<string, string[]> = {};
	const report = (path: string, message: string): void => {
		found[path] ??= [];
		found[path].push(message);
	};
	for (const issue of schema.safeParse({ main_categories: contents }).error?.issues ?? []) {
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
};

/** Resolves a dotted path to a node and field, as far as the nodes exist. */
export const spotOf = (nodes: readonly PaperNode[], dotted: string): Spot => {
	const parts = dotted.split('.');
	const path: string[] = [];
	let level = nodes;
	for (let at = 0; at < parts.length; at += 2) {
		const name = parts[at] ?? '';
		if (!CHILDREN.has(name)) return { path, field: FIELDS[name] ?? 'children' };
		const index = parts[at + 1];
		const node = index === undefined ? undefined : level[Number(index)];
		if (!node) return { path, field: 'children' };
		path.push(node.key);
		level = node.children;
	}
	return { path, field: 'content' };
};

export const spotName = ({ path, field }: Spot): string => `${path.at(-1) ?? 'paper'}.${field}`;

/** The first message of each spot, by its name, and the keys of all nodes with errors in them or their descendants. */
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
