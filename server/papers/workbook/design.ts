import { type ServerText, serverText } from '#shared/i18n/server/texts.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';
import type { SheetDesign } from './cells.ts';
import {
	type ColumnName,
	columnsOf,
	GUIDE_SHEET,
	headingKey,
	type Level,
	levelKey,
	levelsOf,
	sheetKey,
	TARGETS_SHEET,
} from './layout.ts';

/** A target with its number as in a workbook: '8.5'. */
export type NumberedTarget = { id: number; number: string; description: string };

const FORMATS: Readonly<Record<ColumnName, { width: number; format: '@' | '0' | '0.0' }>> = {
	level: { width: 14, format: '@' },
	content: { width: 64, format: '@' },
	contentEn: { width: 64, format: '@' },
	points: { width: 10, format: '0' },
	weight: { width: 10, format: '0.0' },
	targets: { width: 24, format: '@' },
};

type Values = Partial<Record<ColumnName, string | number | null>>;
type Item = { level: Level; content: string; content_en?: string | null | undefined; values?: Values };

/** All items of a paper in the order of its rows. */
const itemsOf = (contents: PaperContents, numberOf: (id: number) => string): Item[] =>
	contents.flatMap((category): Item[] => [
		{ ...category, level: 'mainCategory' },
		...category.sub_categories.flatMap((sub): Item[] => [
			{ ...sub, level: 'subCategory' },
			...sub.questions.flatMap((question): Item[] => [
				{
					...question,
					level: 'question',
					values: { points: question.points, targets: question.sdg_target_ids.map(numberOf).join(', ') || null },
				},
				...question.evaluations.map((item): Item => ({ ...item, level: 'checkItem', values: { weight: item.weight } })),
			]),
		]),
	]);

type PaperForWorkbook = {
	isPremium: boolean;
	contents: PaperContents;
	targets: readonly NumberedTarget[];
	locale: Locale;
};

const paperSheet = ({ isPremium, contents, targets, locale }: PaperForWorkbook): SheetDesign => {
	const text = (key: ServerText): string => serverText(locale, key);
	const numbers = new Map(targets.map(({ id, number }) => [id, number]));
	const columns = columnsOf(isPremium);
	return {
		name: text(sheetKey(isPremium)),
		columns: columns.map((column) => ({
			heading: text(headingKey(column)),
			...FORMATS[column],
			...(column === 'level' ? { choices: levelsOf(isPremium).map((level) => text(levelKey(level))) } : {}),
		})),
		rows: itemsOf(contents, (id) => numbers.get(id) ?? '').map(({ level, content, content_en, values }) => {
			const all: Values = {
				...values,
				level: text(levelKey(level)),
				content: content || null,
				contentEn: content_en ?? null,
			};
			return columns.map((column) => all[column] ?? null);
		}),
	};
};

const targetsSheet = (targets: readonly NumberedTarget[], locale: Locale): SheetDesign => ({
	name: serverText(locale, TARGETS_SHEET),
	columns: [
		{ heading: serverText(locale, 'papers.workbook.targetColumns.number'), width: 10, format: '@' },
		{ heading: serverText(locale, 'papers.workbook.targetColumns.description'), width: 100, format: '@' },
	],
	rows: targets.map(({ number, description }) => [number, description]),
});

const guideSheet = (isPremium: boolean, locale: Locale): SheetDesign => {
	const lines = [
		'order',
		'english',
		'points',
		...(isPremium ? (['checkItems', 'targets'] as const) : []),
		'plain',
		'saved',
	] as const;
	return {
		name: serverText(locale, GUIDE_SHEET),
		columns: [{ heading: serverText(locale, 'papers.workbook.guideHeading'), width: 110, format: '@' }],
		rows: lines.map((line) => [serverText(locale, `papers.workbook.guide.${line}`)]),
	};
};

/** The sheets of a paper's workbook: the paper, the list of targets, and a guide. */
export const designPaper = (paper: PaperForWorkbook): SheetDesign[] => [
	paperSheet(paper),
	...(paper.isPremium ? [targetsSheet(paper.targets, paper.locale)] : []),
	guideSheet(paper.isPremium, paper.locale),
];
