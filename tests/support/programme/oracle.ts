import { expect } from 'vitest';
import { type Assessment, type Base, type Day, dayFrom, dayOf, daysFrom, type Item } from './base.ts';
import {
	type Asked,
	isIn,
	isInGroup,
	mean,
	median,
	monthOf,
	near,
	newestOf,
	owesEvidence,
	type Round,
	roundsOf,
	standingOf,
} from './counted.ts';

/** The programme's figures, computed a second time: in JavaScript, from rows of the base tables, without any fact. */

/** The smallest value that at least this share of all do not exceed. */
const reachedBy = (values: readonly number[], share: number): number =>
	[...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;

/** At these an assessor or an admin has to act. */
const AT_STAFF = [3, 4, 5, 6, 8, 9, 10, 12];

export const stockOf = (base: Base, asked: Asked, today: Day, [warn, late]: [number, number]) => {
	const current = newestOf(base.assessments).filter((row) => isInGroup(base, asked, row.company_id));
	return [...Map.groupBy(current, ({ status }) => status)]
		.sort(([a], [b]) => a - b)
		.map(([status, rows]) => {
			const days = (row: Assessment): number => Math.max(0, daysFrom(dayFrom(row.status_since), today));
			const waiting = rows.filter((row) => AT_STAFF.includes(status) && !owesEvidence(base, row));
			return {
				status: expect.objectContaining({ id: status }),
				companies: rows.length,
				median_days: reachedBy(rows.map(days), 0.5),
				ninetieth_days: reachedBy(rows.map(days), 0.9),
				ageing: waiting.filter((row) => days(row) >= warn).length,
				late: waiting.filter((row) => days(row) >= late).length,
			};
		});
};

const STEPS: readonly [string, (row: Assessment) => string | null][] = [
	['started', (row) => row.created_at],
	['submitted', (row) => row.submitted_at],
	['graded', (row) => row.graded_at],
	['finalised', (row) => row.completed_at],
	['reassessed', (row) => row.recompleted_at],
	['certified', (row) => row.issued_at],
	['cancelled', (row) => (row.status === 14 ? row.status_since : null)],
];

const yearsBack = (month: string): string => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

export const flowOf = (base: Base, asked: Asked, months: readonly string[]) =>
	STEPS.map(([step, timeOf]) => {
		const reached = base.assessments
			.filter((row) => isInGroup(base, asked, row.company_id))
			.map((row) => monthOf(dayOf(timeOf(row)) ?? ''));
		const count = (month: string): number => reached.filter((one) => one === month).length;
		return { step, counts: months.map(count), former_counts: months.map((month) => count(yearsBack(month))) };
	});

const gradeFor = (percent: number | null): string | null => {
	if (percent === null) return null;
	return percent >= 90 ? 'S' : percent >= 80 ? 'A' : percent >= 60 ? 'B' : percent >= 40 ? 'C' : 'D';
};

const STARS_OF: Readonly<Record<string, number>> = { S: 3, A: 2, B: 1 };

const percentsOf = (rounds: readonly Round[]): number[] => rounds.flatMap(({ percent }) => percent ?? []);

/** The last scored result of each company. */
const lastOf = (rounds: readonly Round[]): Map<number, number> =>
	new Map(
		rounds
			.filter(({ percent }) => percent !== null)
			.sort((a, b) => (a.finalisedOn ?? '').localeCompare(b.finalisedOn ?? '') || a.sheet.id - b.sheet.id)
			.map(({ assessment, percent }) => [assessment.company_id, percent ?? 0]),
	);

const movedIn = (pairs: readonly (readonly [before: number, after: number])[]) => ({
	improved: pairs.filter(([before, after]) => after > before).length,
	worsened: pairs.filter(([before, after]) => after < before).length,
});

export const resultsOf = (base: Base, asked: Asked) => {
	const rounds = standingOf(base, asked);
	const count = (holds: (round: Round) => boolean): number => rounds.filter(holds).length;
	const starsFor = (round: Round): number => STARS_OF[gradeFor(round.percent) ?? ''] ?? 0;
	const second = rounds.filter(({ sheet, percent }) => sheet.round === 2 && percent !== null);
	const pairs = second.flatMap((round) => {
		const first = roundsOf(base).find(
			({ sheet, assessment }) => sheet.round === 1 && assessment.id === round.assessment.id,
		);
		return first?.percent == null ? [] : [[first.percent, round.percent ?? 0] as const];
	});
	const now = lastOf(rounds);
	const former = lastOf(standingOf(base, { ...asked, from: yearsBack(asked.from), to: yearsBack(asked.to) }));
	const same = [...now].flatMap(([company, percent]) => {
		const before = former.get(company);
		return before === undefined ? [] : [[before, percent] as const];
	});
	return {
		results: rounds.length,
		companies: new Set(rounds.map(({ assessment }) => assessment.company_id)).size,
		mean_percent: near(mean(percentsOf(rounds))),
		median_percent: near(median(percentsOf(rounds))),
		critical_results: count(({ sheet }) => sheet.critical.length > 0),
		tenths: Array.from({ length: 10 }, (_, at) =>
			count(({ percent }) => percent !== null && Math.min(9, Math.floor(percent / 10)) === at),
		),
		grades: ['S', 'A', 'B', 'C', 'D', null].map((grade) => ({
			grade,
			results: count(({ percent }) => gradeFor(percent) === grade),
		})),
		stars: [3, 2, 1, 0].map((stars) => ({ stars, results: count((round) => starsFor(round) === stars) })),
		rounds: {
			results: pairs.length,
			first_percent: near(mean(pairs.map(([first]) => first))),
			second_percent: near(mean(pairs.map(([, later]) => later))),
			...movedIn(pairs),
		},
		years: {
			companies: same.length,
			former_percent: near(mean(same.map(([before]) => before))),
			now_percent: near(mean(same.map(([, after]) => after))),
			...movedIn(same),
		},
	};
};

type Scored = { result_id: number; key: string; score: number | null };

/** Mean and number of scores by key, of main categories or of sub-categories. */
export const meansOf = (base: Base, asked: Asked, of: 'mains' | 'subs') => {
	const ids = new Set(standingOf(base, asked).map(({ sheet }) => sheet.result_id));
	const rows = (base[of] as readonly Scored[]).filter(({ result_id }) => ids.has(result_id));
	return Object.fromEntries(
		[...Map.groupBy(rows, ({ key }) => key)].map(([key, own]) => {
			const scores = own.flatMap(({ score }) => score ?? []);
			return [key, { results: scores.length, mean_percent: near(mean(scores)) }];
		}),
	);
};

/** Points that a question lost; null if it did not count. */
const lostBy = (items: readonly Item[]): number | null => {
	const [first] = items;
	if (!first || first.answer === 3) return null;
	const rated = items.filter(({ rate }) => rate !== null && rate > 0);
	const weight = rated.reduce((sum, item) => sum + item.weight, 0);
	if (weight === 0) return null;
	const earned = rated.reduce((sum, { weight: own, rate }) => sum + (own * ((rate ?? 1) - 1)) / 2, 0);
	return first.points * (1 - earned / weight);
};

export const questionsOf = (base: Base, asked: Asked) => {
	const rounds = new Map(standingOf(base, asked).map((round) => [round.sheet.id, round]));
	const items = base.items.filter(({ sheet_id }) => rounds.has(sheet_id));
	const answered = [...Map.groupBy(items, (item) => `${item.sheet_id} ${item.question_id}`).values()];
	const byKey = Map.groupBy(answered, ([item]) => item?.question ?? '');
	const isNotApplicable = ([item]: readonly Item[]): boolean => item?.answer === 3;
	return {
		results: rounds.size,
		notApplicable: near(
			answered.length === 0 ? null : (answered.filter(isNotApplicable).length * 100) / answered.length,
		),
		byKey: new Map(
			[...byKey].map(([key, own]) => {
				const lost = own.flatMap((one) => lostBy(one) ?? []);
				const possible = own
					.filter((one) => lostBy(one) !== null)
					.reduce((sum, [item]) => sum + (item?.points ?? 0), 0);
				const sum = lost.reduce((total, value) => total + value, 0);
				const failed = own.filter(
					([item]) => item && rounds.get(item.sheet_id)?.sheet.critical.includes(item.question_id),
				);
				return [
					key,
					{
						lost: lost.length === 0 ? 0 : sum / lost.length,
						lost_percent: near(possible === 0 ? null : (sum * 100) / possible),
						counted: lost.length,
						not_applicable: own.filter(isNotApplicable).length,
						critical: failed.length,
					},
				];
			}),
		),
	};
};

/** By key: results in which a critical question failed, and those in which it counted or failed. */
export const criticalOf = (base: Base, asked: Asked) => {
	const rounds = new Map(standingOf(base, asked).map((round) => [round.sheet.id, round]));
	const items = base.items.filter(({ sheet_id, is_critical }) => is_critical && rounds.has(sheet_id));
	const answered = [...Map.groupBy(items, (item) => `${item.sheet_id} ${item.question_id}`).values()];
	const hasFailed = ([item]: readonly Item[]): boolean =>
		item !== undefined && rounds.get(item.sheet_id)?.sheet.critical.includes(item.question_id) === true;
	return Object.fromEntries(
		[...Map.groupBy(answered, ([item]) => item?.question ?? '')].flatMap(([key, own]) => {
			const failed = own.filter(hasFailed).length;
			const counted = own.filter((one) => hasFailed(one) || lostBy(one) !== null).length;
			return failed === 0 ? [] : [[key, { failed, counted }]];
		}),
	);
};

const plusDays = (day: Day, days: number): Day =>
	new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

export const certificatesOf = (base: Base, asked: Asked, today: Day) => {
	const current = base.certificates.filter((row) => row.is_current);
	const own = current.filter((row) => isInGroup(base, asked, row.company_id));
	const hasLater = (row: (typeof current)[number]): boolean =>
		current.some((other) => other.company_id === row.company_id && other.progress_id > row.progress_id);
	const lastDay = (row: (typeof current)[number]): Day => plusDays(row.expires_on, -1);
	const valid = own.filter((row) => lastDay(row) >= today && !hasLater(row));
	const ended = Map.groupBy(
		own.filter((row) => lastDay(row) < today && isIn(asked, lastDay(row))),
		({ company_id }) => company_id,
	);
	const last = [...ended.values()].flatMap((rows) => rows.toSorted((a, b) => b.progress_id - a.progress_id)[0] ?? []);
	return {
		valid: valid.length,
		expiring_soon: valid.filter((row) => lastDay(row) <= plusDays(today, 90)).length,
		byMonth: Object.fromEntries(
			[...Map.groupBy(valid, (row) => monthOf(lastDay(row)))].map(([month, rows]) => [month, rows.length]),
		),
		ended: ended.size,
		renewed: last.filter(hasLater).length,
	};
};
