import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { type FilledSheet, sheetsAdded, wholeSheet } from '#server/exports/workbook/columns.ts';
import type { WorkbookFile } from '#server/exports/workbook/file.ts';
import { datedWorkbook } from '#server/exports/workbook/list-file.ts';
import { type Words, wordsOf } from '#server/exports/workbook/texts.ts';
import { GRADES } from '#shared/assessment/grade.ts';
import type { Distribution, SimulationResult } from '#shared/papers/simulation.ts';
import { getSimulation } from './simulations.ts';

const companies = ({ sheets }: SimulationResult, { sheet, column, field, gradeName }: Words): FilledSheet =>
	wholeSheet(sheet('simulatedSheets'), sheets, [
		field('companies.company_name', 36, (row) => row.company_name),
		column('round', 10, (row) => row.round),
		column('scoreBefore', 14, ({ before }) => before.score),
		column('gradeBefore', 16, ({ before }) => gradeName(before.grade)),
		column('scoreNow', 14, ({ now }) => now.score),
		column('gradeNow', 16, ({ now }) => gradeName(now.grade)),
		column('starsBefore', 12, ({ before }) => before.stars),
		column('starsNow', 12, ({ now }) => now.stars),
	]);

const distribution = (
	{ before, now }: { before: Distribution; now: Distribution },
	{ sheet, column, gradeName }: Words,
): FilledSheet =>
	wholeSheet(
		sheet('gradeDistribution'),
		[...GRADES, 'none' as const],
		[
			column('grade', 20, (grade) => gradeName(grade === 'none' ? null : grade)),
			column('sheetsBefore', 14, (grade) => before[grade]),
			column('sheetsNow', 14, (grade) => now[grade]),
		],
	);

const unmatched = (result: SimulationResult, { sheet, column, field }: Words): FilledSheet =>
	wholeSheet(sheet('unmatchedQuestions'), result.unmatched, [
		column('number', 12, ({ number }) => number),
		field('papers.content', 90, ({ content }) => content),
	]);

/** Newest simulation of a draft as a workbook, filtered for the actor. @throws 404; 409 before it has finished */
export const simulationWorkbook = async (
	deps: Deps,
	actor: ConsoleActor,
	input: { id: number },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<WorkbookFile> => {
	const simulation = await getSimulation(deps, actor, input);
	if (!simulation?.result) throw conflict('papers.simulationUnfinished');
	const { result } = simulation;
	const { before, now } = result;
	const words = wordsOf(locale);
	const sheets = [
		companies(result, words),
		...(before && now ? [distribution({ before, now }, words)] : []),
		unmatched(result, words),
	];
	return datedWorkbook(deps, { title: 'simulation', plainName: 'paper-simulation.xlsx', locale }, sheetsAdded(sheets));
};
