import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/accounts.ts';
import { assessmentTransitions } from '#server/db/tables/assessment.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import type { BulkOutcome, LeftOutRow } from '#shared/bulk/schemas.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { ApprovalSheet } from '#shared/finalising/schemas.ts';
import type { TimelineEntry } from '#shared/timeline/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, readProgress, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { CHECKING_ROUNDS, checkingCalls, rateAll, subCategoryIds } from '#tests/support/checking.ts';
import { makeAssessor, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { assessmentAt, gradeAsRated } from '#tests/support/journey.ts';

/** Whoever rated or wrote in a round should not be the one who finalizes it (contract, third part, section 5). */

const booted = withApp();

let admin: Person;
let other: Person;

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
	admin = await makeConsoleAdmin(booted.current);
	other = await makeConsoleAdmin(booted.current);
});

/** Assessments are staged with the default. */
const requireOthers = (): void => {
	booted.current.deps.config.fourEyes = 'require';
};

afterEach(() => {
	booted.current.deps.config.fourEyes = 'mark';
});

const BASES = { 1: '/console/assessment_progresses', 2: '/console/re_assessments' } as const;

const sheetOf = async ({ progress }: Staged, who: Person, round: 1 | 2 = 1) =>
	(await who.get<ApprovalSheet>(`${BASES[round]}/${progress.id}/approval`)).data;

const finalise = ({ progress }: Staged, who: Person, body: object = {}, round: 1 | 2 = 1) =>
	who.post(`${BASES[round]}/${progress.id}/confirm`, body);

const statusOf = async ({ progress }: Staged) => (await readProgress(booted.current, progress.id)).status;

/** What is kept of a finalization, wherever it is shown. */
const keptOf = async ({ progress, companyId }: Staged) => {
	const { db } = booted.current.deps;
	const event = eq(assessmentTransitions.progressId, progress.id);
	const [step] = await db.select().from(assessmentTransitions).where(event).orderBy(desc(assessmentTransitions.id));
	const [audited] = await db
		.select({ detail: auditEvents.detail })
		.from(auditEvents)
		.where(
			and(
				eq(auditEvents.subjectId, progress.id),
				inArray(auditEvents.action, ['assessment.finalise', 'assessment.finalise_again']),
			),
		)
		.orderBy(desc(auditEvents.id));
	const timeline = await other.get<TimelineEntry[]>(`/console/assessment_progresses/${progress.id}/timeline`);
	const told = timeline.data.find(({ kind }) => kind === 'transition');
	type Company = { assessment_progresses: { is_by_same_person: boolean }[] };
	const company = (await other.get<Company>(`/console/companies/${companyId}`)).data;
	return {
		stored: step?.isSamePerson,
		audited: (audited?.detail as { same_person?: boolean } | undefined)?.same_person ?? false,
		timeline: told && 'is_same_person' in told && told.is_same_person,
		desk: company.assessment_progresses[0]?.is_by_same_person,
	};
};

const MARKED = { stored: true, audited: true, timeline: true, desk: true };
const UNMARKED = { stored: false, audited: false, timeline: false, desk: false };

/** An assessment at 6 that `rater` rated, and whose report and proposal `writer` wrote. */
const workedOn = async ({ rater, writer }: { rater: Person; writer: Person }): Promise<Staged> => {
	const app = booted.current;
	const staged = await assessmentAt(app, 3, { admin: writer });
	const calls = checkingCalls(CHECKING_ROUNDS[0], staged, rater);
	for (const id of await subCategoryIds(calls)) {
		await calls.save(id, rateAll((await calls.subCategory(id)).data, 3));
		await calls.mark(id);
	}
	await gradeAsRated(app, staged, 1);
	const { id } = staged.progress;
	expect((await writer.post(`/console/evaluation_reports/${id}`, { reason: '確認した' })).status).toBe(200);
	return staged;
};

describe('with FOUR_EYES=mark', () => {
	it('whoever rated is marked, in the sheet before and everywhere after', async () => {
		const staged = await workedOn({ rater: admin, writer: other });
		expect(await sheetOf(staged, admin)).toMatchObject({ is_same_person: true, finaliser: 'marked', other_admins: [] });
		expect((await finalise(staged, admin)).status).toBe(200);
		expect(await keptOf(staged)).toEqual(MARKED);
	});

	it('so is the last author of the report', async () => {
		const staged = await workedOn({ rater: other, writer: admin });
		expect((await finalise(staged, admin)).status).toBe(200);
		expect(await keptOf(staged)).toEqual(MARKED);
	});

	it('nobody else is', async () => {
		const third = await makeConsoleAdmin(booted.current);
		const staged = await workedOn({ rater: admin, writer: admin });
		expect(await sheetOf(staged, third)).toMatchObject({ is_same_person: false, finaliser: 'free' });
		expect((await finalise(staged, third)).status).toBe(200);
		expect(await keptOf(staged)).toEqual(UNMARKED);
	});

	it('is of the round that stands: a second finalization by somebody else takes the mark away', async () => {
		const staged = await workedOn({ rater: admin, writer: admin });
		await finalise(staged, admin);
		const back = { status: 3, reason: '理由' };
		await admin.post(`/console/companies/${staged.companyId}/update_status`, back);
		expect((await keptOf(staged)).desk).toBe(false);
		await gradeAsRated(booted.current, staged, 1);
		await admin.post(`/console/evaluation_reports/${staged.progress.id}`, {});
		expect((await finalise(staged, other)).status).toBe(200);
		expect(await keptOf(staged)).toEqual(UNMARKED);
	});

	it('is nothing that the company reads', async () => {
		const staged = await workedOn({ rater: admin, writer: admin });
		await finalise(staged, admin);
		for (const path of ['/app/assessment', '/app/assessment_history']) {
			expect((await staged.owner.get(path)).text).not.toContain('same_person');
		}
	});
});

describe('with FOUR_EYES=off', () => {
	it('nothing is marked or left out', async () => {
		booted.current.deps.config.fourEyes = 'off';
		const staged = await workedOn({ rater: admin, writer: admin });
		expect(await sheetOf(staged, admin)).toMatchObject({ is_same_person: true, finaliser: 'free' });
		const { id } = staged.progress;
		expect((await admin.get<LeftOutRow[]>(`/console/bulk/finalise?ids=${id}`)).data).toEqual([]);
		const { data } = await admin.post<BulkOutcome>('/console/bulk/finalise', { ids: [id] });
		expect(data).toEqual({ succeeded: [id], failed: [] });
		expect(await keptOf(staged)).toEqual(UNMARKED);
	});
});

describe('with FOUR_EYES=require', () => {
	it.each(['rater', 'writer'] as const)('the %s is refused, and another admin is not', async (work) => {
		const third = await makeConsoleAdmin(booted.current);
		const assessor = await makeAssessor(booted.current);
		const people = { rater: other, writer: other, [work]: admin };
		const staged = await workedOn(people);
		requireOthers();
		const sheet = await sheetOf(staged, admin);
		expect(sheet.finaliser).toBe('refused');
		const named = sheet.other_admins.map(({ id }) => id);
		expect(named).toContain(third.user.id);
		for (const person of [admin, other, assessor]) expect(named).not.toContain(person.user.id);
		const refused = await finalise(staged, admin, { reason: '急ぎのため' });
		expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('Another admin has to finalize')]);
		expect(await statusOf(staged)).toBe(5);
		expect((await finalise(staged, third)).status).toBe(200);
		expect(await keptOf(staged)).toEqual(UNMARKED);
	});

	it('several at once leave it out and say why', async () => {
		const [own, foreign] = [
			await workedOn({ rater: admin, writer: admin }),
			await workedOn({ rater: other, writer: other }),
		];
		requireOthers();
		const ids = [own.progress.id, foreign.progress.id];
		const preview = await admin.get<LeftOutRow[]>(`/console/bulk/finalise?ids=${ids.join()}`);
		expect(preview.data).toMatchObject([{ id: own.progress.id, is_same_person: true, finaliser: 'refused' }]);
		const { data } = await admin.post<BulkOutcome>('/console/bulk/finalise', { ids });
		expect(data.succeeded).toEqual([foreign.progress.id]);
		expect(data.failed).toMatchObject([
			{ id: own.progress.id, status: 409, message: expect.stringContaining('Another admin has to finalize') },
		]);
	});

	it('is for an admin with a reason where nobody else exists, and marked', async () => {
		const { db } = booted.current.deps;
		const staged = await workedOn({ rater: admin, writer: admin });
		requireOthers();
		const sent = await db
			.update(users)
			.set({ deactivatedAt: new Date() })
			.where(
				and(eq(users.area, 'console'), eq(users.role, 0), ne(users.id, admin.user.id), isNull(users.deactivatedAt)),
			)
			.returning({ id: users.id });
		try {
			expect(await sheetOf(staged, admin)).toMatchObject({ finaliser: 'needsReason', other_admins: [] });
			for (const body of [{}, { reason: ' ' }]) {
				const refused = await finalise(staged, admin, body);
				expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('with a reason')]);
			}
			const { data } = await admin.post<BulkOutcome>('/console/bulk/finalise', { ids: [staged.progress.id] });
			expect(data.failed).toMatchObject([{ status: 409, message: expect.stringContaining('no other admin') }]);
			expect(await statusOf(staged)).toBe(5);
			expect((await finalise(staged, admin, { reason: '管理者が一人のため' })).status).toBe(200);
		} finally {
			await db
				.update(users)
				.set({ deactivatedAt: null })
				.where(
					inArray(
						users.id,
						sent.map(({ id }) => id),
					),
				);
		}
		expect(await keptOf(staged)).toEqual(MARKED);
		const [step] = await db
			.select({ reason: assessmentTransitions.reason })
			.from(assessmentTransitions)
			.where(eq(assessmentTransitions.progressId, staged.progress.id))
			.orderBy(desc(assessmentTransitions.id));
		expect(step?.reason).toBe('管理者が一人のため');
	});

	it('holds for a re-assessment by the people of its own sheet', async () => {
		const { db } = booted.current.deps;
		const staged = await assessmentAt(booted.current, 10, { admin });
		requireOthers();
		expect((await sheetOf(staged, admin, 2)).finaliser).toBe('refused');
		expect((await finalise(staged, admin, {}, 2)).status).toBe(409);
		// The first round's author alone is no reason to refuse the second.
		await db.execute(sql`
			update results r set report_saved_by = ${other.user.id} from answer_sheets s
			where s.id = r.sheet_id and s.round = 1 and s.progress_id = ${staged.progress.id}`);
		expect((await sheetOf(staged, other, 2)).finaliser).toBe('free');
		expect((await finalise(staged, other, {}, 2)).status).toBe(200);
		expect(await keptOf(staged)).toEqual(UNMARKED);
	});

	it('lets one person finalize and issue', async () => {
		const staged = await assessmentAt(booted.current, 12, { admin });
		requireOthers();
		const issued = await admin.post(`/console/certifications/${staged.progress.id}/confirm`, {
			issue_date: tokyoDate(booted.current.clock.now()),
		});
		expect(issued.status).toBe(200);
	});
});
