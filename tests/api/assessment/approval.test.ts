import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { assessmentTransitions } from '#server/db/tables/assessment.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import type { ApprovalSheet } from '#shared/finalising/schemas.ts';
import type { TimelineEntry } from '#shared/timeline/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { propose } from '#tests/support/assessment/improvement-plans.ts';
import { publishPaper, readProgress, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { makeAssessor, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { publishGuidedPaper } from '#tests/support/guided-paper.ts';
import { advance, assessmentAt, gradeRound } from '#tests/support/journey.ts';
import { watch } from '#tests/support/notices/announced.ts';

/** What an admin sees before finalizing, and returning a round to its assessor (contract, third part, section 2). */

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});

const BASES = { 1: '/console/assessment_progresses', 2: '/console/re_assessments' } as const;

const sheetOf = ({ progress, admin }: Staged, round: 1 | 2, who: Person = admin) =>
	who.get<ApprovalSheet>(`${BASES[round]}/${progress.id}/approval`);

const giveBack = (
	{ progress, admin }: Staged,
	round: 1 | 2,
	reason: unknown = '1-1の記入を直してください。',
	who = admin,
) => who.post(`${BASES[round]}/${progress.id}/return`, { reason });

const statusOf = async ({ progress }: Staged): Promise<number> =>
	(await readProgress(booted.current, progress.id)).status;

describe('the approval sheet', () => {
	it('has the result, the way to the next star, the notes, and who rated and wrote', async () => {
		const staged = await assessmentAt(booted.current, 5);
		await propose(staged, 2);
		const other = await makeConsoleAdmin(booted.current);
		const { status, data } = await sheetOf(staged, 1, other);
		const { id, name } = staged.admin.user;
		expect(status).toBe(200);
		expect(data).toMatchObject({
			score: 200,
			max_score: 200,
			grade: 'S',
			stars: 3,
			next_star: null,
			notes_missing: 3,
			report_by: { id, name },
			proposal_by: { id, name },
			is_same_person: false,
			returns_to: 5,
			company_reads: { report: true, proposal: true },
		});
		expect(data.notes.map((note) => [note.evaluation_note, note.proposal_note])).toEqual([
			['', '提案1'],
			['', '提案2'],
		]);
		expect((await sheetOf(staged, 1)).data.is_same_person).toBe(true);
	});

	it('names the points to the next star', async () => {
		const staged = await assessmentAt(booted.current, 3);
		await gradeRound(booted.current, staged, 1, 2);
		const { data } = await sheetOf(staged, 1);
		expect(data).toMatchObject({ score: 100, stars: 0, next_star: { stars: 1, missing: 20 }, returns_to: null });
		expect(data.company_reads).toEqual({ report: false, proposal: false });
	});

	it('names raters by the history of ratings, whoever saved last', async () => {
		const staged = await assessmentAt(booted.current, 3);
		const [one, two] = [
			await makeAssessor(booted.current, [staged.companyId]),
			await makeAssessor(booted.current, [staged.companyId]),
		];
		type Sub = { answer_categories: { answer_sub_categories: { id: number }[] }[] };
		const { data: sheet } = await staged.admin.get<Sub>(`/console/pending_assessments/${staged.progress.id}`);
		const sub = sheet.answer_categories[0]?.answer_sub_categories[0]?.id;
		const path = `/console/pending_assessments/answer_sub_categories/${sub}`;
		type Items = { answer_contents: { id: number; answer_evaluations: { id: number }[] }[] };
		const { data } = await one.get<Items>(path);
		const rate = (who: Person, evaluation_rate: number) =>
			who.post(`${path}/save_changes`, {
				answer_contents: data.answer_contents.map(({ id, answer_evaluations: items }) => ({
					id,
					answer_evaluations: items.map((item) => ({ id: item.id, evaluation_rate })),
				})),
			});
		await rate(one, 1);
		await rate(two, 3);
		await gradeRound(booted.current, staged, 1);
		const names = (await sheetOf(staged, 1)).data.rated_by.map(({ name }) => name);
		expect(names).toEqual([one.user.name, two.user.name].toSorted());
	});

	it('is for admins, and there is none before grading', async () => {
		const staged = await assessmentAt(booted.current, 6);
		const assessor = await makeAssessor(booted.current, [staged.companyId]);
		expect((await sheetOf(staged, 1, assessor)).status).toBe(403);
		expect((await sheetOf(staged, 1, staged.owner)).status).toBe(401);
		expect((await sheetOf(staged, 2)).status).toBe(404);
		expect((await sheetOf(await assessmentAt(booted.current, 3), 1)).status).toBe(404);
	});
});

describe('returning to the assessor', () => {
	it.each([
		{ from: 6, to: 5, round: 1, propose: true },
		{ from: 5, to: 4, round: 1, propose: false },
		{ from: 10, to: 9, round: 2, propose: false },
	] as const)(
		'moves back from $from to $to, tells the assessor and not the company',
		async ({ from, to, round, ...more }) => {
			const app = booted.current;
			const staged = await assessmentAt(app, more.propose ? 5 : from);
			if (more.propose) await propose(staged, 1);
			const assessor = await makeAssessor(app, [staged.companyId]);
			const { told } = await watch(app, { assessor, owner: staged.owner });
			await told();
			const { status, message } = await giveBack(staged, round);
			expect([status, message]).toEqual([200, 'Returned to the assessor.']);
			expect(await statusOf(staged)).toBe(to);
			expect(await told()).toEqual({ assessor: ['report_returned'] });
			const [step] = await app.deps.db
				.select()
				.from(assessmentTransitions)
				.where(eq(assessmentTransitions.progressId, staged.progress.id))
				.orderBy(desc(assessmentTransitions.id))
				.limit(1);
			expect(step).toMatchObject({
				event: 'move_back',
				isReturn: true,
				reason: '1-1の記入を直してください。',
				messageToCompany: null,
			});
			const timeline = await assessor.get<TimelineEntry[]>(
				`/console/assessment_progresses/${staged.progress.id}/timeline`,
			);
			const moved = timeline.data.find(({ kind }) => kind === 'transition');
			expect(moved).toMatchObject({ event: 'move_back', reason: '1-1の記入を直してください。' });
			const events = await app.deps.db
				.select({ action: auditEvents.action })
				.from(auditEvents)
				.where(and(eq(auditEvents.subjectId, staged.progress.id), eq(auditEvents.subject, 'assessment_progress')))
				.orderBy(desc(auditEvents.id))
				.limit(1);
			expect(events).toEqual([{ action: 'assessment.returned' }]);
		},
	);

	it('tells the admin who wrote the report where nobody is in charge, or else all admins, as the sheet says', async () => {
		const app = booted.current;
		const [writer, other] = [await makeConsoleAdmin(app), await makeConsoleAdmin(app)];
		const former = await makeAssessor(app);
		const returned = async (by: Person) => {
			const staged = await assessmentAt(app, 5, { admin: writer });
			const sheet = await sheetOf(staged, 1, by);
			const { told } = await watch(app, { writer, other, former });
			await told();
			expect((await giveBack(staged, 1, '直してください。', by)).status).toBe(200);
			return { names: sheet.data.return_tells.map(({ id }) => id), told: await told() };
		};
		expect(await returned(other)).toEqual({ names: [writer.user.id], told: { writer: ['report_returned'] } });
		const own = await returned(writer);
		expect(own.names).toEqual(expect.arrayContaining([writer.user.id, other.user.id]));
		expect(own.names).not.toContain(former.user.id);
		expect(own.told).toMatchObject({ other: ['report_returned'] });
	});

	it('takes the report and the proposal away from the company until they are finalized', async () => {
		const staged = await assessmentAt(booted.current, 5);
		await propose(staged, 1);
		const read = () => staged.owner.get(`/app/assessment_results/${staged.progress.id}?is_first_time=true`);
		expect((await read()).status).toBe(200);
		await giveBack(staged, 1);
		expect((await read()).status).toBe(404);
		await propose(staged, 1);
		expect((await read()).status).toBe(200);
	});

	it('is refused at other statuses, at 5 with a proposal, without a text, and to assessors', async () => {
		const app = booted.current;
		for (const status of [4, 7, 9, 11] as const) {
			const staged = await assessmentAt(app, status);
			expect([(await giveBack(staged, 1)).status, (await giveBack(staged, 2)).status]).toEqual([409, 409]);
			expect(await statusOf(staged)).toBe(status);
		}
		const staged = await assessmentAt(app, 5);
		await propose(staged, 1);
		expect((await giveBack(staged, 1, ' ')).status).toBe(422);
		expect((await giveBack(staged, 2)).status).toBe(409);
		const assessor = await makeAssessor(app, [staged.companyId]);
		expect((await giveBack(staged, 1, 'x', assessor)).status).toBe(403);
		expect((await giveBack(staged, 1, 'x', staged.owner)).status).toBe(401);
		expect((await giveBack(staged, 1)).status).toBe(200);
		// At 5 the proposal stays as a draft: the assessor submits it again.
		expect((await giveBack(staged, 1)).status).toBe(409);
	});

	it('leaves nothing that the specified way does not know: the round is reported and finalized again', async () => {
		await publishGuidedPaper(booted.current);
		const staged = await assessmentAt(booted.current, 10);
		expect((await giveBack(staged, 2)).status).toBe(200);
		await advance(booted.current, { ...staged, progress: await readProgress(booted.current, staged.progress.id) }, 11);
		expect(await statusOf(staged)).toBe(11);
	});
});
