import type { ShownMainCategory } from '#shared/papers/schemas.ts';
import { SIMILAR_FROM, similarityOf } from '#shared/papers/similarity.ts';
import type { KeyPath, PaperNode } from './nodes.ts';

/** Whether a reworded question counts as the same question (contract, second part, section 1). */

/** A random UUID (version 4). `crypto.randomUUID` exists only in secure contexts (HTTPS). */
export const freshKey = (): string => {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	const hex = [...bytes].map((byte, at) => {
		const marked = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
		return marked.toString(16).padStart(2, '0');
	});
	return [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
		.map((part) => part.join(''))
		.join('-');
};

/** The Japanese texts of the active paper's questions, by key. */
export type FormerTexts = ReadonlyMap<string, string>;

export const formerTextsOf = (categories: readonly ShownMainCategory[]): FormerTexts =>
	new Map(
		categories.flatMap((category) =>
			category.sub_categories.flatMap((sub) => sub.questions.map(({ key, content }) => [key, content] as const)),
		),
	);

export type Identity = {
	/** The question's text in the active paper. */
	formerText: string;
	/** Whether it keeps its key, so that it counts as the same question. */
	isSame: boolean;
	/** Whether the wordings differ so much that the author has to decide. */
	isOpen: boolean;
};

/** Null for a question that is new, or worded as in the active paper. */
export const identityOf = (question: PaperNode, formerTexts: FormerTexts): Identity | null => {
	const { storedKey, renewedFrom, isSameQuestion, content } = question;
	const key = renewedFrom ?? storedKey;
	const formerText = key === null ? undefined : formerTexts.get(key);
	if (formerText === undefined || (formerText === content.trim() && renewedFrom === null)) return null;
	const isSame = renewedFrom === null;
	const isOpen = isSame && !isSameQuestion && similarityOf(formerText, content) < SIMILAR_FROM;
	return { formerText, isSame, isOpen };
};

type OpenIdentity = { path: KeyPath; number: string; node: PaperNode };

/** The reworded questions for which the author has not decided yet whether they are the same. */
export const openIdentities = (nodes: readonly PaperNode[], formerTexts: FormerTexts): OpenIdentity[] =>
	nodes.flatMap((category, c) =>
		category.children.flatMap((sub, s) =>
			sub.children.flatMap((node, q) =>
				identityOf(node, formerTexts)?.isOpen
					? [{ path: [category.key, sub.key, node.key], number: `${c + 1}-${s + 1}-${q + 1}`, node }]
					: [],
			),
		),
	);
