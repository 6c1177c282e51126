import type { Actor, CallContext } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { dayCell, type FilledSheet, textCell, wholeSheet } from '#server/exports/workbook/columns.ts';
import { documentFile } from '#server/exports/workbook/document-file.ts';
import type { WorkbookFile } from '#server/exports/workbook/file.ts';
import { criticalRows, summarySheet } from '#server/exports/workbook/parts.ts';
import type { Cell } from '#server/exports/workbook/sheet.ts';
import { type Words, wordsOf } from '#server/exports/workbook/texts.ts';
import type { Round } from '#shared/assessment/round.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { Exclusion } from '#shared/explanation/explain.ts';
import type { Explanation, Points } from '#shared/explanation/schemas.ts';
import { getExplanation } from './read.ts';

/** The explanation of a score as a workbook: as detailed as on the reader's screen, with unrounded fractions. */

type Part = (explanation: Explanation, words: Words) => FilledSheet;

const exactCell = ({ n, d }: Points): Cell => (d === 1 ? String(n) : `${n}/${d}`);

const excludedCell = (excluded: Exclusion | null, { text }: Words): Cell => excluded && text(`excluded.${excluded}`);

const summary: Part = ({ company, score, max_score: max, grade, next_star: next, ...told }, words) =>
	summarySheet(words, [
		[words.label('companies.company_name'), textCell(company.company_name)],
		[words.label('companies.registration_number'), textCell(company.registration_number)],
		[words.heading('reportDate'), dayCell(told.updated_at && tokyoDate(new Date(told.updated_at)))],
		[words.heading('grade'), words.gradeName(grade)],
		[words.label('reports.score'), score],
		[words.label('reports.max_score'), max],
		...criticalRows(told.critical_failures, words),
		[words.label('explanation.threshold'), next?.threshold ?? null],
		[words.label('explanation.missing'), next?.missing ?? null],
		[words.label('explanation.company_level'), words.text(`explainLevels.${told.company_level}`)],
	]);

const mainCategories: Part = ({ categories }, { sheet, column, field, judgement }) =>
	wholeSheet(sheet('mainCategories'), categories, [
		column('mainCategory', 40, ({ content }) => content),
		field('reports.score', 10, ({ score }) => score),
		column('judgement', 20, ({ score }) => judgement(score)),
	]);

const subCategories: Part = ({ categories }, { sheet, column, field, judgement }) =>
	wholeSheet(
		sheet('subCategories'),
		categories.flatMap(({ content: main, sub_categories: subs }) => subs.map((sub) => ({ main, ...sub }))),
		[
			column('mainCategory', 24, ({ main }) => main),
			column('subCategory', 36, ({ content }) => content),
			field('reports.score', 10, ({ score }) => score),
			column('judgement', 20, ({ score }) => judgement(score)),
		],
	);

const rowsOf = ({ categories }: Explanation) =>
	categories.flatMap(({ content: main, sub_categories: subs }) =>
		subs.flatMap(({ content: sub, questions }) => questions.map((question) => ({ main, sub, ...question }))),
	);

const questions: Part = (explanation, words) => {
	const { sheet, column, field, text } = words;
	return wholeSheet(sheet('explainedQuestions'), rowsOf(explanation), [
		column('number', 10, ({ number }) => number),
		column('mainCategory', 24, ({ main }) => main),
		column('subCategory', 30, ({ sub }) => sub),
		column('question', 70, ({ content }) => textCell(content)),
		field('assessment.answer', 14, ({ answer }) => answer && text(`answers.answer${answer}`)),
		column('possiblePoints', 12, ({ points }) => points.rounded),
		field('explanation.earned', 12, ({ earned }) => earned.rounded),
		field('explanation.excluded', 40, ({ excluded }) => excludedCell(excluded, words)),
		column('exactPossiblePoints', 20, ({ points }) => exactCell(points)),
		column('exactEarnedPoints', 20, ({ earned }) => exactCell(earned)),
	]);
};

const checkItems: Part = (explanation, words) => {
	const { sheet, column, field } = words;
	return wholeSheet(
		sheet('explainedItems'),
		rowsOf(explanation).flatMap(({ number, content: asked, items }) =>
			(items ?? []).map((item) => ({ number, asked, ...item })),
		),
		[
			column('number', 10, ({ number }) => number),
			column('question', 50, ({ asked }) => textCell(asked)),
			field('papers.evaluations', 70, ({ content }) => textCell(content)),
			field('papers.weight', 10, ({ weight }) => weight),
			column('ratePercent', 12, ({ rate }) => rate),
			field('explanation.excluded', 40, ({ excluded }) => excludedCell(excluded, words)),
		],
	);
};

const nextStar: Part = ({ next_star: next }, { sheet, column, field }) =>
	wholeSheet(
		sheet('nextStar'),
		(next?.sets ?? []).flatMap((set, at) => set.map((raise) => ({ choice: at + 1, ...raise }))),
		[
			column('choice', 8, ({ choice }) => choice),
			column('number', 10, ({ number }) => number),
			column('question', 70, ({ content }) => textCell(content)),
			field('explanation.gain', 12, ({ gain }) => gain.rounded),
			column('exactGain', 20, ({ gain }) => exactCell(gain)),
		],
	);

const partsOf = ({ level, next_star: next }: Explanation): Part[] => [
	summary,
	...(next && next.sets.length > 0 ? [nextStar] : []),
	mainCategories,
	subCategories,
	...(level === 'none' ? [] : [questions]),
	...(level === 'item' ? [checkItems] : []),
];

/** @throws 404 as `getExplanation` */
export const explanationWorkbook = async (
	deps: Deps,
	actor: Actor,
	asked: { id: number; round: Round },
	call: CallContext,
): Promise<WorkbookFile> => {
	const explanation = await getExplanation(deps, actor, asked, call);
	const words = wordsOf(call.locale);
	return documentFile(words, {
		title: words.title(explanation.is_first_time ? 'explanation' : 'explanationAgain'),
		companyName: explanation.company.company_name,
		plainName: 'score-explanation.xlsx',
		sheets: partsOf(explanation).map((part) => part(explanation, words)),
	});
};
