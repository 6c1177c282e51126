import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Reader } from '#server/db/client.ts';
import { UNDER_WAY } from '#shared/assessment/status-sets.ts';
import { prefectures } from '#shared/certificates/prefectures.ts';
import { industries } from '#shared/companies/industries.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import {
	countForFile,
	countOfWhole,
	figureForFile,
	isMany,
	partsForFile,
	waitingForFile,
} from '#shared/programme/few.ts';
import type { ProgrammeInput } from '#shared/programme/filters.ts';
import type { PrintedProgramme } from '#shared/programme/printed.ts';
import type { Flow, Stock } from '#shared/programme/schemas.ts';
import { weakestOf } from '#shared/programme/weakest.ts';
import { type AllFigures, readAll } from './read-all.ts';
import { wordsIn } from './words.ts';

type Needs = Reader & Pick<Deps, 'clock' | 'config'>;

const MOST_QUESTIONS = 5;
const MOST_ASSESSORS = 5;
const MOST_MONTHS_AHEAD = 12;

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const groupOf = ({ industry, prefecture, employees }: ProgrammeInput, names: string[], locale: Locale): string[] =>
	[
		industries.find(({ letter }) => letter === industry)?.name[locale],
		prefectures.find(({ code }) => code === prefecture)?.[locale],
		employees && wordsIn(locale)(`programme.ofSizes.${employees}`),
		...names,
	].filter((part) => part !== undefined);

const printStatuses = ({ statuses }: Stock): PrintedProgramme['statuses'] => {
	const shown = partsForFile(statuses.map(({ companies }) => companies));
	return statuses.map((row, at) => ({
		id: row.status.id,
		name: row.status.name,
		companies: shown[at] ?? null,
		median_days: figureForFile(row.median_days, row.companies),
		ninetieth_days: figureForFile(row.ninetieth_days, row.companies),
		late: countForFile(row.late),
	}));
};

const printAssessors = ({ assessors: { assessors } }: AllFigures): PrintedProgramme['assessors'] =>
	assessors
		.toSorted((a, b) => b.open - a.open || b.finished - a.finished)
		.slice(0, MOST_ASSESSORS)
		.map(({ id, name, open, aged, finished, median_days, agreement }) => ({
			id,
			name,
			...waitingForFile({ open, aged }),
			finished: countForFile(finished),
			median_days: figureForFile(median_days, finished),
			exact_percent: agreement && figureForFile(agreement.exact_percent, agreement.companies),
			kappa: agreement && figureForFile(agreement.kappa, agreement.companies),
		}));

/** Months are parts of the total beside them. */
const printSteps = ({ steps }: Flow): PrintedProgramme['steps'] =>
	steps.map(({ step, counts, former_counts: former }) => ({
		step,
		total: countForFile(sumOf(counts)),
		former_total: countForFile(sumOf(former)),
		counts: partsForFile(counts),
		former_counts: partsForFile(former),
	}));

const printResults = ({ results }: AllFigures): PrintedProgramme['results'] => {
	const grades = partsForFile(results.grades.map((row) => row.results));
	const stars = partsForFile(results.stars.map((row) => row.results));
	const { rounds, years } = results;
	return {
		results: countForFile(results.results),
		mean_percent: figureForFile(results.mean_percent, results.companies),
		median_percent: figureForFile(results.median_percent, results.companies),
		critical_results: countForFile(results.critical_results),
		grades: results.grades.map(({ grade }, at) => ({ grade, results: grades[at] ?? null })),
		stars: results.stars.map((row, at) => ({ stars: row.stars, results: stars[at] ?? null })),
		categories: results.categories.map(({ key, name, mean_percent, results: n }) => ({
			key,
			name,
			mean_percent: figureForFile(mean_percent, n),
		})),
		weakest: weakestOf(results.categories, ({ results: n }) => isMany(n)).map(
			({ key, number, name, mean_percent }) => ({ key, number, name, mean_percent }),
		),
		rounds: {
			first_percent: figureForFile(rounds.first_percent, rounds.results),
			second_percent: figureForFile(rounds.second_percent, rounds.results),
		},
		years: {
			former_percent: figureForFile(years.former_percent, years.companies),
			now_percent: figureForFile(years.now_percent, years.companies),
		},
	};
};

/** The main figures as they are printed. @throws 409 for a group of few companies */
export const readPrinted = async (
	deps: Needs,
	actor: ConsoleActor,
	filters: ProgrammeInput,
	call: Pick<CallContext, 'locale'>,
): Promise<PrintedProgramme> => {
	const all = await readAll(deps, actor, filters, call);
	const { stock, flow, questions, certificates } = all;
	const { unassigned } = all.assessors;
	const chosen = actor.role === 0 ? filters.assessor_id : actor.userId;
	const names = all.assessors.assessors.filter(({ id }) => id === chosen).map(({ name }) => name);
	const underWay: readonly number[] = UNDER_WAY;
	const expiring = certificates.expiring.slice(0, MOST_MONTHS_AHEAD);
	const months = partsForFile(expiring.map((row) => row.certificates));
	return {
		printed_on: tokyoDate(deps.clock.now()),
		months: { first: flow.months[0] ?? '', last: flow.months.at(-1) ?? '' },
		group: groupOf(filters, names, call.locale),
		now: {
			late: countForFile(sumOf(stock.statuses.map(({ late }) => late))),
			ageing: countForFile(sumOf(stock.statuses.map(({ ageing }) => ageing))),
			under_way: countForFile(
				sumOf(stock.statuses.filter(({ status }) => underWay.includes(status.id)).map(({ companies }) => companies)),
			),
			expiring_soon: countForFile(certificates.expiring_soon),
		},
		warn_days: stock.warn_days,
		late_days: stock.late_days,
		statuses: printStatuses(stock),
		steps: printSteps(flow),
		unassigned: unassigned && waitingForFile(unassigned),
		assessors: printAssessors(all),
		results: printResults(all),
		questions: questions.questions.slice(0, MOST_QUESTIONS).map(({ key, number, content, points, ...row }) => ({
			key,
			number,
			content,
			points,
			lost_points: figureForFile(row.lost_points, row.counted),
		})),
		critical_questions: questions.critical_questions.slice(0, MOST_QUESTIONS).map(({ failed, counted, ...row }) => {
			const { count, whole } = countOfWhole(failed, counted);
			return { ...row, failed: count, counted: whole };
		}),
		valid_certificates: countForFile(certificates.valid),
		expiring: expiring.map(({ month }, at) => ({ month, certificates: months[at] ?? null })),
	};
};
