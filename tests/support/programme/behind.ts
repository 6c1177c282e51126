import { expect } from 'vitest';
import type {
	AssessorFigures,
	CertificateFigures,
	Questions,
	Results,
	Stock,
	WorkFigures,
} from '#shared/programme/schemas.ts';
import type { Person } from '#tests/support/factories.ts';

/** Every figure that leads to a list has as many rows there as it says. */

type Query = Readonly<Record<string, string | number | boolean | undefined>>;

type Figures = {
	stock: Stock;
	results: Results;
	questions: Questions;
	work: Pick<WorkFigures, 'requests' | 'plans'>;
	assessors: AssessorFigures['assessors'];
	unassigned: AssessorFigures['unassigned'];
	certificates: CertificateFigures;
};

const addressOf = (path: string, query: Query): string => {
	const given = Object.entries(query).filter(([, value]) => value !== undefined);
	return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
};

/** Statuses of assessments that are neither finished nor canceled. */
const ENDED = [7, 11, 13, 14];

/** @param query the filters of the figures, with both months */
export const expectRows = async (
	{ get }: Pick<Person, 'get'>,
	query: Query,
	{ stock, results, questions, work, assessors, unassigned, certificates }: Figures,
): Promise<void> => {
	const rowsAt = async <T>(path: string, more: Query): Promise<T[]> => {
		const { status, data, text } = await get<T[]>(addressOf(path, more));
		expect([path, more, status === 200 ? '' : text]).toEqual([path, more, '']);
		return data;
	};
	const { assessor_id: assessor, month_from, month_to, ...ofCompanies } = query;
	const months = { month_from, month_to };
	const expectCount = async (path: string, more: Query, count: number): Promise<void> =>
		expect([path, more, (await rowsAt(path, more)).length]).toEqual([path, more, count]);
	const ofResults = (more: Query, count: number) =>
		expectCount('/console/programme/result_rows', { ...query, ...more }, count);

	await ofResults({}, results.results);
	await ofResults({ has_critical: true }, results.critical_results);
	for (const { grade, results: n } of results.grades) await ofResults({ result_grade: grade ?? 'none' }, n);
	for (const { stars, results: n } of results.stars) await ofResults({ stars }, n);
	for (const [tenth, n] of results.tenths.entries()) await ofResults({ score_tenth: tenth }, n);
	for (const category of results.categories) {
		for (const { key, results: n } of [category, ...category.sub_categories]) await ofResults({ part_key: key }, n);
	}
	await ofResults({ compared_by: 'rounds' }, results.rounds.results);
	await ofResults({ compared_by: 'years' }, results.years.companies);
	for (const by of ['rounds', 'years'] as const) {
		await ofResults({ compared_by: by, change_direction: 'up' }, results[by].improved);
		await ofResults({ compared_by: by, change_direction: 'down' }, results[by].worsened);
	}
	for (const { key, counted, not_applicable, critical } of questions.questions) {
		await ofResults({ question_key: key }, counted);
		await ofResults({ question_key: key, question_outcome: 'not_applicable' }, not_applicable);
		await ofResults({ question_key: key, question_outcome: 'critical' }, critical);
	}

	for (const { key, failed } of questions.critical_questions) {
		await ofResults({ question_key: key, question_outcome: 'critical' }, failed);
	}

	const ofRequests = (more: Query, count: number) =>
		expectCount('/console/evidence_requests', { ...months, ...ofCompanies, assigned: assessor, ...more }, count);
	await ofRequests({}, work.requests.asked);
	await ofRequests({ is_answered: true }, work.requests.answered);
	const ofActions = (outcome: string | undefined, count: number) =>
		expectCount('/console/programme/action_rows', { ...query, action_outcome: outcome }, count);
	await ofActions(undefined, work.plans.due);
	await ofActions('in_time', work.plans.in_time);
	await ofActions('done_late', work.plans.done_late);
	await ofActions('not_done', work.plans.not_done);

	const ofAssessments = (more: Query, count: number) =>
		expectCount('/console/assessment_progresses', { ...ofCompanies, only_current: true, ...more }, count);
	const underWay = stock.statuses.filter(({ status }) => !ENDED.includes(status.id));
	await ofAssessments(
		{ progress_stage: 'under_way', assigned: assessor },
		underWay.reduce((sum, { companies }) => sum + companies, 0),
	);
	const ofWaiting = async (
		assigned: number | 'none',
		{ open, aged }: { open: number; aged: number },
	): Promise<void> => {
		await ofAssessments({ progress_stage: 'at_assessor', assigned }, open);
		await ofAssessments({ progress_stage: 'at_assessor', assigned, ageing: 'warn' }, aged);
	};
	if (unassigned) await ofWaiting('none', unassigned);
	for (const { id, finished, ...waiting } of assessors) {
		await ofWaiting(id, waiting);
		await expectCount('/console/programme/result_rows', { ...months, ...ofCompanies, rater_id: id }, finished);
	}

	/** The whole list, and the total of its pages, which is counted in other ways. */
	const ofCertifications = async (more: Query, count: number): Promise<void> => {
		const query = { ...ofCompanies, assigned: assessor, ...more };
		await expectCount('/console/certifications', query, count);
		const { meta } = await get(addressOf('/console/certifications', { ...query, page: 1, per_page: 1 }));
		expect([more, meta.total]).toEqual([more, count]);
	};
	await ofCertifications({ counted_certificate: 'valid' }, certificates.valid);
	await ofCertifications({ expiring: true }, certificates.expiring_soon);
	for (const { month, certificates: n } of certificates.expiring) {
		if (n > 0) await ofCertifications({ counted_certificate: 'valid', month_from: month, month_to: month }, n);
	}
	await ofCertifications({ counted_certificate: 'ended', ...months }, certificates.ended);
	await ofCertifications({ counted_certificate: 'renewed', ...months }, certificates.renewed);
};
