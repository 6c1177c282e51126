import { toHalfWidth } from '#shared/fold.ts';
import type { PaperContents, ShownMainCategory } from '#shared/papers/schemas.ts';

/** A node of the edited paper. The depth in the tree is its level; keys are local, and numbers are strings as typed. */
export type PaperNode = {
	key: string;
	content: string;
	contentEn: string;
	/** Whether it shows inputs or text. */
	isEditing: boolean;
	/** The perfect score of a question. */
	points: string;
	/** The weight of a check item. */
	weight: string;
	/** The SDG targets of a question. */
	targets: readonly number[];
	children: readonly PaperNode[];
};

export const LEVELS = ['category', 'subCategory', 'question', 'checkItem'] as const;
export type Level = (typeof LEVELS)[number];

/** The keys from the category down to the node. */
export type KeyPath = readonly string[];

export const levelOf = (path: KeyPath): Level => LEVELS[path.length - 1] ?? 'checkItem';

let serial = 0;
const newKey = (): string => {
	serial += 1;
	return `n${serial}`;
};

const BARE = { content: '', contentEn: '', isEditing: false, points: '', weight: '', targets: [], children: [] };

/** An empty node in editing mode. */
export const newNode = (): PaperNode => ({ ...BARE, key: newKey(), isEditing: true });

type Texts = { content: string; content_en: string | null };

const nodeOf = ({ content, content_en }: Texts, more: Partial<PaperNode>): PaperNode => ({
	...BARE,
	key: newKey(),
	content,
	contentEn: content_en ?? '',
	...more,
});

export const nodesOf = (categories: readonly ShownMainCategory[]): PaperNode[] =>
	categories.map((category) =>
		nodeOf(category, {
			children: category.sub_categories.map((sub) =>
				nodeOf(sub, {
					children: sub.questions.map((question) =>
						nodeOf(question, {
							points: String(question.points),
							targets: question.sdg_target_ids,
							children: question.evaluations.map((item) => nodeOf(item, { weight: item.weight.toFixed(1) })),
						}),
					),
				}),
			),
		}),
	);

/** Assigns new keys to the nodes of a restored draft, whose keys may collide with those of this session. */
export const withNewKeys = (nodes: readonly PaperNode[]): PaperNode[] =>
	nodes.map((node) => ({ ...node, key: newKey(), children: withNewKeys(node.children) }));

/** Parses a typed number, also in full-width digits: 0 when empty, NaN when invalid. */
export const typedNumber = (text: string): number => {
	const half = toHalfWidth(text).trim();
	if (half === '') return 0;
	return /^-?\d+(\.\d+)?$/.test(half) ? Number(half) : Number.NaN;
};

const textsOf = ({ content, contentEn }: PaperNode) => ({ content, content_en: contentEn || null });

/** The tree in the wire format; a simple paper has neither check items nor targets. */
export const contentsOf = (nodes: readonly PaperNode[], isPremium: boolean): PaperContents =>
	nodes.map((category) => ({
		...textsOf(category),
		sub_categories: category.children.map((sub) => ({
			...textsOf(sub),
			questions: sub.children.map((question) => ({
				...textsOf(question),
				points: typedNumber(question.points),
				evaluations: isPremium
					? question.children.map((item) => ({ ...textsOf(item), weight: typedNumber(item.weight) }))
					: [],
				sdg_target_ids: isPremium ? [...question.targets] : [],
			})),
		})),
	}));

/** The remaining weight to 1.0, in tenths; invalid numbers count as 0. */
export const tenthsLeft = (items: readonly PaperNode[]): number =>
	items.reduce((left, { weight }) => left - (Math.round(typedNumber(weight) * 10) || 0), 10);
