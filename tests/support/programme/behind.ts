import { expect } from 'vitest';
import { consolePaths } from '#client/base/console-paths.ts';
import { type ProgrammeFilters, programmeLinks } from '#client/console/assessments/programme/links.ts';
import type { Person } from '#tests/support/factories.ts';
import { type ShownFigures, shownLinks } from './shown-links.tsx';

/** Every figure that leads to a list has as many rows there as it says. */

type Query = Readonly<Record<string, string | number>>;

/** The call of each list that figures lead to, which takes the parameters of the screen's address. */
const LISTS: ReadonlyMap<string, string> = new Map([
	[consolePaths.allAssessments, '/console/assessment_progresses'],
	[consolePaths.programmeResults, '/console/programme/result_rows'],
	[consolePaths.programmeActions, '/console/programme/action_rows'],
	[consolePaths.evidenceRequests, '/console/evidence_requests'],
	[consolePaths.certifications, '/console/certifications'],
]);

/** More rows than any figure of a test counts. */
const ALL = 200;

/** Statuses of assessments that are neither finished nor canceled. */
const ENDED = [7, 11, 13, 14];

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Each link with what its figure counted; null where the figure is no count. */
const countedBy = (
	filters: ProgrammeFilters,
	reader: Person['user'],
	{ stock, flow, results, questions, work, assessors, certificates }: ShownFigures,
): ReadonlyMap<string, number | null> => {
	const links = programmeLinks(filters);
	const counted = new Map<string, number | null>();
	const add = (link: string, count: number | null): unknown => counted.set(link, count);
	const { listOf, resultsOf, certificatesOf } = links;

	for (const { status, companies, ageing, late } of stock.statuses) {
		add(listOf({ status: status.id, only_current: true }), companies);
		add(listOf({ status: status.id, ageing: 'warn', only_current: true }), ageing);
		add(listOf({ status: status.id, ageing: 'late', only_current: true }), late);
	}
	add(listOf({ ageing: 'warn', only_current: true }), sumOf(stock.statuses.map(({ ageing }) => ageing)));
	add(listOf({ ageing: 'late', only_current: true }), sumOf(stock.statuses.map(({ late }) => late)));
	const underWay = stock.statuses.filter(({ status }) => !ENDED.includes(status.id));
	add(listOf({ progress_stage: 'under_way', only_current: true }), sumOf(underWay.map(({ companies }) => companies)));

	const { months, steps } = flow;
	for (const { step, counts } of steps) {
		for (const [at, month] of months.entries()) {
			add(listOf({ reached: step, month_from: month, month_to: month }), counts[at] ?? 0);
		}
		add(listOf({ reached: step, month_from: months[0], month_to: months.at(-1) }), sumOf(counts));
	}

	add(resultsOf({}), results.results);
	add(resultsOf({ sort: 'result_percent' }), results.results);
	add(resultsOf({ has_critical: true }), results.critical_results);
	for (const { grade, results: n } of results.grades) add(resultsOf({ result_grade: grade ?? 'none' }), n);
	for (const { stars, results: n } of results.stars) add(resultsOf({ stars }), n);
	for (const [tenth, n] of results.tenths.entries()) add(resultsOf({ score_tenth: tenth }), n);
	for (const category of results.categories) {
		for (const { key, results: n } of [category, ...category.sub_categories]) add(resultsOf({ part_key: key }), n);
	}
	for (const [by, all] of [
		['rounds', results.rounds.results],
		['years', results.years.companies],
	] as const) {
		add(resultsOf({ compared_by: by }), all);
		add(resultsOf({ compared_by: by, change_direction: 'up' }), results[by].improved);
		add(resultsOf({ compared_by: by, change_direction: 'down' }), results[by].worsened);
	}
	for (const { key, not_applicable, critical } of questions.questions) {
		// Its figure are points.
		add(resultsOf({ question_key: key, question_outcome: 'lost' }), null);
		add(resultsOf({ question_key: key, question_outcome: 'not_applicable' }), not_applicable);
		add(resultsOf({ question_key: key, question_outcome: 'critical' }), critical);
	}
	for (const { key, failed } of questions.critical_questions) {
		add(resultsOf({ question_key: key, question_outcome: 'critical' }), failed);
	}

	add(links.requestsOf(), work.requests.asked);
	add(links.requestsOf(true), work.requests.answered);
	add(links.actionsOf(), work.plans.due);
	add(links.actionsOf('in_time'), work.plans.in_time);
	add(links.actionsOf('done_late'), work.plans.done_late);
	add(links.actionsOf('not_done'), work.plans.not_done);

	const addWaiting = (assigned: number | 'none', { open, aged }: { open: number; aged: number }): void => {
		const waiting = { progress_stage: 'at_assessor', only_current: true, assigned } as const;
		add(listOf(waiting), open);
		add(listOf({ ...waiting, ageing: 'warn' }), aged);
	};
	if (assessors.unassigned) addWaiting('none', assessors.unassigned);
	for (const { id, finished, ...waiting } of assessors.assessors) {
		addWaiting(id, waiting);
		// What assessors rated is also of companies that they do not look after any more, whose rows they do not see.
		add(links.resultsRatedBy(id), reader.role === 0 ? finished : null);
	}

	add(certificatesOf({ counted_certificate: 'valid' }), certificates.valid);
	add(links.certificatesExpiring(), certificates.expiring_soon);
	for (const { month, certificates: n } of certificates.expiring) {
		add(certificatesOf({ counted_certificate: 'valid', month_from: month, month_to: month }), n);
	}
	add(links.certificatesEnded('ended'), certificates.ended);
	add(links.certificatesEnded('renewed'), certificates.renewed);
	return counted;
};

/**
 * Follows every link that the screen shows with these figures.
 * @param query the filters of the figures, with both months
 */
export const expectRows = async ({ get, user }: Person, query: Query, figures: ShownFigures): Promise<void> => {
	const filters = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
	const counted = countedBy(filters, user, figures);
	for (const link of shownLinks(filters, user, figures)) {
		const [path = '', parameters = ''] = link.split('?');
		const count = counted.get(link);
		expect([link, count]).not.toEqual([link, undefined]);
		const { status, data, meta, text } = await get<unknown[]>(
			`${LISTS.get(path)}?${parameters}&page=1&per_page=${ALL}`,
		);
		expect([link, status, status === 200 ? '' : text]).toEqual([link, 200, '']);
		expect([link, data.length, meta.total]).toEqual([link, meta.total, count ?? meta.total]);
	}
};
