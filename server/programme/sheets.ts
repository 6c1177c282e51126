import type { FilledSheet } from '#server/exports/workbook/columns.ts';
import type { Cell } from '#server/exports/workbook/sheet.ts';
import type { Words as Workbook } from '#server/exports/workbook/texts.ts';
import { partsForFile, waitingForFile } from '#shared/programme/few.ts';
import type { FlowStep } from '#shared/programme/steps.ts';
import { figuresIn, sheetOf } from './figure-sheet.ts';
import type { AllFigures } from './read-all.ts';
import { criticalSheet, questionSheet, resultSheets } from './result-sheets.ts';
import type { Word } from './words.ts';

type Heading = Workbook['heading'];

/** The figures of each chart as a sheet. What is about fewer than ten companies is not in them. */

const stockSheet = ({ stock }: AllFigures, word: Word): FilledSheet => {
	const { count, alone, figure } = figuresIn(word);
	const shown = partsForFile(stock.statuses.map(({ companies }) => companies));
	return sheetOf(
		word('programme.stock.title'),
		[
			word('programme.stock.head.stage'),
			word('programme.stock.head.count'),
			word('programme.stock.head.median'),
			word('programme.stock.head.ninetieth'),
			word('programme.stock.head.warned', { days: stock.warn_days }),
			word('programme.stock.head.late', { days: stock.late_days }),
		],
		stock.statuses.map((row, at) => ({
			name: row.status.name,
			cells: [
				count(shown[at] ?? null),
				figure(row.median_days, row.companies),
				figure(row.ninetieth_days, row.companies),
				alone(row.ageing),
				alone(row.late),
			],
		})),
	);
};

const flowSheet = ({ flow }: AllFigures, word: Word): FilledSheet => {
	const { alone, month } = figuresIn(word);
	const named = (step: FlowStep): string => word(`programme.flow.steps.${step}`);
	return sheetOf(
		word('programme.flow.title'),
		[
			word('programme.flow.monthHead'),
			...flow.steps.flatMap(({ step }) => [
				named(step),
				word('programme.flow.cell', { count: named(step), former: word('programme.flow.former') }),
			]),
		],
		flow.months.map((name, at) => ({
			name: month(name),
			cells: flow.steps.flatMap((step) => [alone(step.counts[at] ?? 0), alone(step.former_counts[at] ?? 0)]),
		})),
	);
};

const certificateSheets = ({ certificates }: AllFigures, word: Word, heading: Heading): FilledSheet[] => {
	const { count, alone, month } = figuresIn(word);
	const shown = partsForFile(certificates.expiring.map((row) => row.certificates));
	const { ended, renewed } = certificates;
	const [again] = partsForFile([renewed, ended - renewed]);
	return [
		sheetOf(
			word('programme.certificates.monthsTitle'),
			[word('programme.certificates.monthHead'), word('programme.certificates.countHead')],
			certificates.expiring.map((row, at) => ({ name: month(row.month), cells: [count(shown[at] ?? null)] })),
		),
		sheetOf(
			word('programme.certificates.title'),
			[word('programme.results.partHead'), heading('value')],
			[
				{ name: word('programme.certificates.valid'), cells: [alone(certificates.valid)] },
				{ name: word('programme.certificates.soon'), cells: [alone(certificates.expiring_soon)] },
				{ name: word('programme.certificates.ended'), cells: [alone(ended)] },
				{ name: word('programme.certificates.renewed'), cells: [count(again ?? null)] },
			],
		),
	];
};

const workSheet = ({ work: { requests, plans } }: AllFigures, word: Word, heading: Heading): FilledSheet => {
	const { count, alone, figure } = figuresIn(word);
	const [inTime, late, notDone] = partsForFile([plans.in_time, plans.done_late, plans.not_done]);
	const [answered] = partsForFile([requests.answered, requests.asked - requests.answered]);
	return sheetOf(
		word('programme.work.title'),
		[word('programme.results.partHead'), heading('value')],
		[
			{ name: word('programme.work.asked'), cells: [alone(requests.asked)] },
			{ name: word('programme.work.answered'), cells: [count(answered ?? null)] },
			{ name: word('programme.work.answerDays'), cells: [figure(requests.median_days, requests.answered)] },
			{ name: word('programme.work.due'), cells: [alone(plans.due)] },
			{ name: word('programme.work.inTime'), cells: [count(inTime ?? null)] },
			{ name: word('programme.work.doneLate'), cells: [count(late ?? null)] },
			{ name: word('programme.work.notDone'), cells: [count(notDone ?? null)] },
		],
	);
};

const assessorSheet = (
	{ assessors: { assessors, unassigned, warn_days: days } }: AllFigures,
	word: Word,
): FilledSheet => {
	const { alone, count, figure } = figuresIn(word);
	const waiting = (of: { open: number; aged: number }): Cell[] => {
		const { open, aged } = waitingForFile(of);
		return [count(open), count(aged)];
	};
	return sheetOf(
		word('programme.assessors.title'),
		[
			word('programme.assessors.head.person'),
			word('programme.assessors.head.open'),
			word('programme.assessors.head.aged', { days }),
			word('programme.assessors.head.finished'),
			word('programme.assessors.head.days'),
			word('programme.assessors.head.noneShare'),
			word('programme.assessors.head.halfShare'),
			word('programme.assessors.head.fullShare'),
			word('programme.assessors.head.exact'),
			word('programme.assessors.head.kappa'),
		],
		[
			...(unassigned ? [{ name: word('programme.assessors.unassigned'), cells: waiting(unassigned) }] : []),
			...assessors.map(({ name, open, aged, finished, median_days, ratings, agreement }) => ({
				name,
				cells: [
					...waiting({ open, aged }),
					alone(finished),
					figure(median_days, finished),
					...(['none_percent', 'half_percent', 'full_percent'] as const).map(
						(share): Cell => ratings?.own[share] ?? null,
					),
					agreement && figure(agreement.exact_percent, agreement.companies),
					agreement && figure(agreement.kappa, agreement.companies),
				],
			})),
		],
	);
};

const wayInSheet = ({ referers }: NonNullable<AllFigures['wayIn']>, word: Word): FilledSheet => {
	const { alone } = figuresIn(word);
	return sheetOf(
		word('programme.wayIn.title'),
		[
			word('programme.wayIn.head.referer'),
			word('programme.wayIn.head.free'),
			word('programme.wayIn.head.applications'),
			word('programme.wayIn.head.registered'),
			word('programme.wayIn.head.submitted'),
			word('programme.wayIn.head.certified'),
		],
		referers.map(({ referer, ...counts }) => ({
			name: referer ?? word('programme.wayIn.noReferer'),
			cells: [counts.results, counts.applications, counts.companies, counts.submitted, counts.certified].map(alone),
		})),
	);
};

const voiceSheet = ({ statements }: NonNullable<AllFigures['voice']>, word: Word): FilledSheet =>
	sheetOf(
		word('programme.voice.title'),
		[
			word('programme.voice.head.said'),
			word('programme.voice.head.rounds'),
			word('programme.voice.head.good'),
			word('programme.voice.head.bad'),
			word('programme.voice.head.neither'),
		],
		statements.map((row) => ({
			name: row.text,
			cells: [row.rounds, row.good_percent, row.bad_percent, row.neither_percent],
		})),
	);

export const programmeSheets = (all: AllFigures, word: Word, { heading }: Workbook): FilledSheet[] => [
	stockSheet(all, word),
	...certificateSheets(all, word, heading),
	flowSheet(all, word),
	...resultSheets(all, word, heading),
	questionSheet(all, word),
	criticalSheet(all, word),
	workSheet(all, word, heading),
	assessorSheet(all, word),
	...(all.wayIn ? [wayInSheet(all.wayIn, word)] : []),
	...(all.voice ? [voiceSheet(all.voice, word)] : []),
];
