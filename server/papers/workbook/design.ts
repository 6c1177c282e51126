import type { Locale } from '#shared/i18n/translate.ts';
import { departmentNames } from '#shared/papers/departments.ts';
import type { Anchors, ExplainLevel, Guidance } from '#shared/papers/guidance.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';
import { type ServerText, serverText } from '#shared/texts/server.ts';
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
import type { SheetDesign } from './sheet-design.ts';
import { basisKindKey, CRITICAL, explainLevelKey } from './words.ts';

/** A target with the number that workbooks show, such as '8.5'. */
export type NumberedTarget = { id: number; number: string; description: string };

const FORMATS: Readonly<Record<ColumnName, { width: number; format: '@' | '0' | '0.0' }>> = {
	level: { width: 14, format: '@' },
	content: { width: 64, format: '@' },
	contentEn: { width: 64, format: '@' },
	points: { width: 10, format: '0' },
	weight: { width: 10, format: '0.0' },
	targets: { width: 24, format: '@' },
	critical: { width: 10, format: '@' },
	basisKind: { width: 18, format: '@' },
	source: { width: 40, format: '@' },
	sourceEn: { width: 40, format: '@' },
	asOf: { width: 14, format: '@' },
	key: { width: 40, format: '@' },
	record: { width: 32, format: '@' },
	department: { width: 32, format: '@' },
	from: { width: 14, format: '@' },
	until: { width: 14, format: '@' },
};

type Values = Partial<Record<ColumnName, string | number | null>>;
type Item = {
	level: Level;
	content: string;
	content_en?: string | null | undefined;
	key?: string | undefined;
	values?: Values;
};

/** The row of a statement; none if its text is empty. */
const said = (level: Level, content: string | null | undefined, content_en?: string | null): Item[] =>
	content || content_en ? [{ level, content: content ?? '', content_en }] : [];

type Text = (key: ServerText) => string;

const guidanceRows = (guidance: Guidance | null | undefined, text: Text, locale: Locale): Item[] =>
	guidance
		? [
				{ level: 'purpose', content: guidance.purpose, content_en: guidance.purpose_en },
				...guidance.basis.map(
					(basis): Item => ({
						level: 'basis',
						content: basis.text,
						content_en: basis.text_en,
						values: {
							basisKind: text(basisKindKey(basis.kind)),
							source: basis.source || null,
							sourceEn: basis.source_en,
							asOf: basis.as_of,
							from: basis.from ?? null,
							until: basis.until ?? null,
						},
					}),
				),
				...guidance.evidence.map(
					(one): Item => ({
						level: 'evidence',
						content: one.text,
						content_en: one.text_en,
						values: {
							record: one.record ?? null,
							department: (one.department ?? []).map((each) => departmentNames[each][locale]).join(', ') || null,
						},
					}),
				),
			]
		: [];

const anchorRows = (anchors: Anchors | null | undefined): Item[] =>
	anchors
		? [
				{ level: 'anchorFull', content: anchors.full, content_en: anchors.full_en },
				...said('anchorHalf', anchors.half, anchors.half_en),
				{ level: 'anchorNone', content: anchors.none, content_en: anchors.none_en },
			]
		: [];

/** All items of a paper in the order of its rows. */
const itemsOf = (
	{ contents, locale }: Pick<PaperForWorkbook, 'contents' | 'locale'>,
	numberOf: (id: number) => string,
	text: Text,
): Item[] =>
	contents.flatMap((category): Item[] => [
		{ ...category, level: 'mainCategory' },
		...category.sub_categories.flatMap((sub): Item[] => [
			{ ...sub, level: 'subCategory' },
			...sub.questions.flatMap((question): Item[] => [
				{
					...question,
					level: 'question',
					values: {
						points: question.points,
						targets: question.sdg_target_ids.map(numberOf).join(', ') || null,
						critical: question.is_critical ? text(CRITICAL) : null,
					},
				},
				...said('naCondition', question.na_condition, question.na_condition_en),
				...guidanceRows(question.guidance, text, locale),
				...question.evaluations.flatMap((item): Item[] => [
					{
						...item,
						level: 'checkItem',
						values: { weight: item.weight, critical: item.is_critical_item ? text(CRITICAL) : null },
					},
					...anchorRows(item.anchors),
				]),
			]),
		]),
	]);

export type PaperForWorkbook = {
	isPremium: boolean;
	contents: PaperContents;
	introduction: string | null;
	introduction_en: string | null;
	explain_level: ExplainLevel;
	targets: readonly NumberedTarget[];
	locale: Locale;
};

/** Statements about the paper as a whole; a template has none. */
const statementRows = ({ isPremium, contents, ...paper }: PaperForWorkbook, text: Text): Item[] =>
	contents.length === 0
		? []
		: [
				...said('introduction', paper.introduction, paper.introduction_en),
				...(isPremium ? said('explainLevel', text(explainLevelKey(paper.explain_level))) : []),
			];

const paperSheet = (paper: PaperForWorkbook): SheetDesign => {
	const { isPremium, targets, locale } = paper;
	const text: Text = (key) => serverText(locale, key);
	const layout = { isPremium, isWhole: true, namesRecords: true, hasDays: true };
	const numbers = new Map(targets.map(({ id, number }) => [id, number]));
	const columns = columnsOf(layout);
	return {
		name: text(sheetKey(isPremium)),
		columns: columns.map((column) => ({
			heading: text(headingKey(column)),
			...FORMATS[column],
			...(column === 'level' ? { choices: levelsOf(layout).map((level) => text(levelKey(level))) } : {}),
		})),
		rows: [...statementRows(paper, text), ...itemsOf(paper, (id) => numbers.get(id) ?? '', text)].map(
			({ level, content, content_en, key, values }) => {
				const all: Values = {
					key: key ?? null,
					...values,
					level: text(levelKey(level)),
					content: content || null,
					contentEn: content_en ?? null,
				};
				return columns.map((column) => all[column] ?? null);
			},
		),
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
		'statements',
		'days',
		'keys',
		...(isPremium ? (['checkItems', 'critical', 'targets', 'records'] as const) : []),
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
