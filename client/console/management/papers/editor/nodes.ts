import { toHalfWidth } from '#shared/half-width.ts';
import type { Anchors, Guidance } from '#shared/papers/guidance.ts';
import type { PaperContents, ShownMainCategory } from '#shared/papers/schemas.ts';

/**
 * A node of the edited paper; its level is its depth in the tree. `key` is local to the session, and numbers are
 * strings as typed.
 */
export type PaperNode = {
	key: string;
	/** The stored key, by which later papers identify the part; null for a new part. */
	storedKey: string | null;
	/** The stored key that a question had before it was declared a different one; null otherwise. */
	renewedFrom: string | null;
	/** Whether the author declared that a reworded question is the same one. */
	isSameQuestion: boolean;
	content: string;
	contentEn: string;
	/** Whether inputs are shown instead of text. */
	isEditing: boolean;
	/** Whether a question's guidance, or a check item's anchors, are expanded. */
	isUnfolded: boolean;
	/** Maximum points of a question. */
	points: string;
	/** The weight of a check item. */
	weight: string;
	/** The SDG targets of a question. */
	targets: readonly number[];
	/** The condition under which a question may be answered with 'not applicable'; '' for never. */
	naCondition: string;
	naConditionEn: string;
	isCritical: boolean;
	guidance: Guidance | null;
	/** The conditions for the ratings of a check item. */
	anchors: Anchors | null;
	/** Whether 0 % on a check item is a violation even though 50 % exists. */
	isCriticalItem: boolean;
	children: readonly PaperNode[];
};

export const LEVELS = ['category', 'subCategory', 'question', 'checkItem'] as const;
export type Level = (typeof LEVELS)[number];

/** The keys from the category down to a node. */
export type KeyPath = readonly string[];

export const levelOf = (path: KeyPath): Level => LEVELS[path.length - 1] ?? 'checkItem';

let serial = 0;
const newKey = (): string => {
	serial += 1;
	return `n${serial}`;
};

const BARE = {
	storedKey: null,
	renewedFrom: null,
	isSameQuestion: false,
	content: '',
	contentEn: '',
	isEditing: false,
	isUnfolded: false,
	points: '',
	weight: '',
	targets: [],
	naCondition: '',
	naConditionEn: '',
	isCritical: false,
	guidance: null,
	anchors: null,
	isCriticalItem: false,
	children: [],
};

/** An empty node in editing mode. */
export const newNode = (): PaperNode => ({ ...BARE, key: newKey(), isEditing: true });

type Texts = { key: string; content: string; content_en: string | null };

const nodeOf = ({ key: storedKey, content, content_en }: Texts, more: Partial<PaperNode>): PaperNode => ({
	...BARE,
	key: newKey(),
	storedKey,
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
							naCondition: question.na_condition ?? '',
							naConditionEn: question.na_condition_en ?? '',
							isCritical: question.is_critical,
							guidance: question.guidance,
							children: question.evaluations.map((item) =>
								nodeOf(item, {
									weight: item.weight.toFixed(1),
									anchors: item.anchors,
									isCriticalItem: item.is_critical_item,
								}),
							),
						}),
					),
				}),
			),
		}),
	);

/** Replaces the keys of a restored draft, which might collide with keys of this session. */
export const withNewKeys = (nodes: readonly PaperNode[]): PaperNode[] =>
	nodes.map((node) => ({ ...node, key: newKey(), children: withNewKeys(node.children) }));

/** Parses a typed number, also in full-width digits: 0 when empty, NaN when invalid. */
export const typedNumber = (text: string): number => {
	const half = toHalfWidth(text).trim();
	if (half === '') return 0;
	return /^-?\d+(\.\d+)?$/.test(half) ? Number(half) : Number.NaN;
};

const textsOf = ({ storedKey, content, contentEn }: PaperNode) => ({
	...(storedKey === null ? {} : { key: storedKey }),
	content,
	content_en: contentEn || null,
});

/** An empty guidance is stored as null. */
const saidIn = (guidance: Guidance | null): Guidance | null => {
	if (!guidance) return null;
	const { purpose, purpose_en, basis, evidence } = guidance;
	return purpose.trim() || purpose_en?.trim() || basis.length > 0 || evidence.length > 0 ? guidance : null;
};

/** Empty anchors are stored as null. */
const anchoredIn = (anchors: Anchors | null): Anchors | null =>
	anchors && Object.values(anchors).some((text) => text?.trim()) ? anchors : null;

/** The tree as the API takes it; a simple paper has neither check items nor targets. */
export const contentsOf = (nodes: readonly PaperNode[], isPremium: boolean): PaperContents =>
	nodes.map((category) => ({
		...textsOf(category),
		sub_categories: category.children.map((sub) => ({
			...textsOf(sub),
			questions: sub.children.map((question) => ({
				...textsOf(question),
				points: typedNumber(question.points),
				na_condition: question.naCondition || null,
				na_condition_en: question.naConditionEn || null,
				guidance: saidIn(question.guidance),
				is_critical: isPremium && question.isCritical,
				evaluations: isPremium
					? question.children.map((item) => ({
							...textsOf(item),
							weight: typedNumber(item.weight),
							anchors: anchoredIn(item.anchors),
							is_critical_item: item.isCriticalItem,
						}))
					: [],
				sdg_target_ids: isPremium ? [...question.targets] : [],
			})),
		})),
	}));

/** The weight missing to 1.0, in tenths; invalid numbers count as 0. */
export const tenthsLeft = (items: readonly PaperNode[]): number =>
	items.reduce((left, { weight }) => left - (Math.round(typedNumber(weight) * 10) || 0), 10);
