import type { PaperNode } from '#client/console/management/papers/editor/nodes.ts';

/** The editable columns of the table, in order; `isCritical` in regular papers only. */
const COLUMNS = ['content', 'contentEn', 'points', 'isCritical', 'naCondition'] as const;

export type Column = (typeof COLUMNS)[number];

/** A column with a text. */
export type TextColumn = Exclude<Column, 'isCritical'>;

export const columnsOf = (isPremium: boolean): readonly Column[] =>
	isPremium ? COLUMNS : COLUMNS.filter((column) => column !== 'isCritical');

export const isColumn = (field: string): field is Column => (COLUMNS as readonly string[]).includes(field);

/** A line of the table: a question with its place in the paper. */
type Line = { category: PaperNode; sub: PaperNode; question: PaperNode; number: string };

export type Group = { key: string; number: string; sub: PaperNode; category: PaperNode; lines: Line[] };

/** The questions of the paper under their sub-categories. */
export const groupsOf = (nodes: readonly PaperNode[]): Group[] =>
	nodes.flatMap((category, c) =>
		category.children.map((sub, s) => {
			const number = `${c + 1}-${s + 1}`;
			const lines = sub.children.map((question, q) => ({ category, sub, question, number: `${number}-${q + 1}` }));
			return { key: sub.key, number, sub, category, lines };
		}),
	);
