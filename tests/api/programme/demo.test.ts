import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ASSESSORS, ensureAdmin, ensureAssessor } from '#scripts/seed/demo/people.ts';
import { loadDemoProgramme } from '#scripts/seed/demo/programme/load.ts';
import { FURTHER } from '#scripts/seed/demo/programme/profiles.ts';
import { loadSeeds } from '#scripts/seed/load.ts';
import { recordAudit } from '#server/audit/record.ts';
import { sweepFacts } from '#server/programme-facts/sweep.ts';
import { STATUS_IDS } from '#shared/assessment/status.ts';
import type {
	AssessorFigures,
	CertificateFigures,
	Flow,
	Questions,
	Results,
	Stock,
	VoiceFigures,
	WorkFigures,
} from '#shared/programme/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { caller } from '#tests/support/client.ts';
import { downloadFile } from '#tests/support/files/workbooks.ts';
import { LIMITS } from '#tests/support/limits.ts';

/**
 * The further companies of the demo, as the programme's desk and the product's screens read them.
 *
 * @module-tag rest
 */

const booted = withApp({ withoutPrinting: true });

type Reader = ReturnType<typeof caller>;
let admin: Reader;
let assessor: Reader;
let adminToken: string;

beforeAll(async () => {
	const { deps } = booted.current;
	await loadSeeds(deps);
	const staff = await ensureAdmin(deps);
	const rater = await ensureAssessor(deps, staff, { ...DEMO_ASSESSORS[0], companyIds: [] });
	await loadDemoProgramme(deps);
	await recordAudit(deps.db, { action: 'demo.loaded' });
	expect(await deps.db.$count(sql`companies`)).toBe(0);
	// Interrupted, and begun again.
	let batches = 0;
	await loadDemoProgramme(deps, () => ++batches > 3);
	await loadDemoProgramme(deps);
	await loadDemoProgramme(deps);
	adminToken = await deps.sessions.open(staff.userId);
	admin = caller(booted.current, adminToken);
	assessor = caller(booted.current, await deps.sessions.open(rater.userId));
}, LIMITS.longTest);

const chart = async <T>(name: string, reader: Reader = admin): Promise<T> => {
	const { status, data, text } = await reader.get<T>(`/console/programme/${name}`);
	expect([name, status === 200 ? '' : text]).toEqual([name, '']);
	return data;
};

const rowsOf = async <T extends object>(text: string): Promise<T[]> =>
	(await booted.current.deps.db.execute(sql.raw(text))).rows as T[];

describe('the further companies of the demo', () => {
	it('are there once, and their facts are those of the sweep', async () => {
		const [{ count } = { count: 0 }] = await rowsOf<{ count: number }>('select count(*)::int as count from companies');
		expect(count).toBe(FURTHER);
		const facts = () => rowsOf("select to_jsonb(f) - 'as_of' as f from programme_assessments f order by progress_id");
		const rounds = () => rowsOf('select * from programme_rounds order by sheet_id');
		const before = [await facts(), await rounds()];
		await sweepFacts(booted.current.deps);
		expect([await facts(), await rounds()]).toEqual(before);
	});

	it.each(['admin', 'assessor'] as const)('fill every chart of the %s', async (who) => {
		const reader = who === 'admin' ? admin : assessor;
		const { statuses } = await chart<Stock>('stock', reader);
		const reached = statuses.map(({ status }) => status.id);
		// Nobody has only just been registered.
		if (who === 'admin') expect(reached).toEqual(STATUS_IDS.filter((id) => id !== 1));
		const { steps } = await chart<Flow>('flow', reader);
		const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
		for (const { step, counts, former_counts: former } of steps) {
			if (who === 'admin' || step !== 'cancelled') expect([step, sum(counts) > 0]).toEqual([step, true]);
			if (who === 'admin') expect([step, sum(former) > 0]).toEqual([step, true]);
		}
		const results = await chart<Results>('results', reader);
		expect(results.results).toBeGreaterThan(who === 'admin' ? 80 : 10);
		expect(results.grades.filter(({ results: n }) => n > 0).length).toBeGreaterThan(3);
		expect(results.years.companies).toBeGreaterThan(3);
		expect(results.years.now_percent ?? 0).toBeGreaterThan(results.years.former_percent ?? 100);
		expect(results.rounds.second_percent ?? 0).toBeGreaterThan(results.rounds.first_percent ?? 100);
		expect(new Set(results.categories.map(({ mean_percent }) => mean_percent)).size).toBeGreaterThan(4);
		const { questions, critical_questions: failing } = await chart<Questions>('questions', reader);
		expect(questions).toHaveLength(10);
		const certificates = await chart<CertificateFigures>('certificates', reader);
		for (const figure of [certificates.valid, certificates.ended]) expect(figure).toBeGreaterThan(0);
		if (who === 'admin') {
			expect(certificates.expiring_soon).toBeGreaterThan(0);
			expect(certificates.renewed).toBeGreaterThan(0);
			expect(results.critical_results).toBeGreaterThan(0);
			expect(failing.length).toBeGreaterThan(0);
		}
		const { requests, plans } = await chart<WorkFigures>('work', reader);
		expect(requests.answered).toBeGreaterThan(0);
		expect(requests.answered).toBeLessThan(requests.asked);
		for (const part of [plans.in_time, plans.done_late, plans.not_done]) expect(part).toBeGreaterThan(0);
		const { assessors } = await chart<AssessorFigures>('assessors', reader);
		expect(assessors.length).toBe(who === 'admin' ? 5 : 1);
		for (const { name, ratings, agreement, open } of assessors) {
			expect([name, ratings !== null, agreement !== null, open > 0]).toEqual([name, true, true, true]);
		}
	});

	it('have voices from ten rounds on, for admins', async () => {
		const { statements } = await chart<VoiceFigures>('voice');
		expect(statements.length).toBeGreaterThan(10);
		for (const { rounds } of statements) expect(rounds).toBeGreaterThanOrEqual(10);
	});

	it('stay behind: what waits does so since yesterday, what is finished was so weeks ago', async () => {
		const late = await rowsOf(`
			select p.id from assessment_progresses p
			where not exists (select from assessment_progresses l where l.company_id = p.company_id and l.id > p.id)
				and ((status in (3, 4, 5, 6, 8, 9, 10, 12) and status_since < now() - interval '24 hours')
					or (status = 2 and status_since < now() - interval '3 days')
					or (status in (7, 11, 13, 14) and status_since > now() - interval '42 days')
					or created_at > now() - interval '239 days')`);
		expect(late).toEqual([]);
		const wrong = await rowsOf(`
			select t.id from assessment_transitions t join assessment_transitions former
				on former.progress_id = t.progress_id and former.id < t.id and former.created_at > t.created_at`);
		expect(wrong).toEqual([]);
		expect((await rowsOf('select id from notices')).length + (await rowsOf('select id from mails')).length).toBe(0);
	});

	it('have screens and papers that open at every status', async () => {
		const samples = await rowsOf<{
			id: number;
			company_id: number;
			status: number;
			finalised: boolean;
			again: boolean;
		}>(`
			select distinct on (status) id, company_id, status, completed_at is not null as finalised,
				recompleted_at is not null as again
			from assessment_progresses where id in (select max(id) from assessment_progresses group by company_id) order by status, id`);
		for (const { id, company_id: company, status, finalised, again } of samples) {
			const paths = [
				`/console/companies/${company}`,
				`/console/assessment_progresses/${id}`,
				`/console/assessment_progresses/${id}/timeline`,
				...(status > 2 && status !== 14 ? [`/console/pending_assessments/${id}`] : []),
				...(finalised
					? [`/console/assessment_results/${id}?is_first_time=true`, `/console/improvement_plans/${id}`]
					: []),
				...(again ? [`/console/assessment_results/${id}?is_first_time=false`] : []),
				...(status === 13 ? [`/console/certifications/${id}`] : []),
			];
			for (const path of paths) {
				const { status: code, text } = await admin.get(path);
				expect([status, path, code, code === 200 ? '' : text.slice(0, 200)]).toEqual([status, path, 200, '']);
			}
			if (finalised) {
				const file = await downloadFile(
					booted.current,
					adminToken,
					`/console/assessment_results/${id}/download?is_first_time=true`,
				);
				expect([status, file.status]).toEqual([status, 200]);
			}
		}
	});
});
