import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '#server/db/tables/audit.ts';
import type { CheckedSheet, MarkedUnchanged, UnchangedPreview } from '#shared/checking/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { CHECKING_ROUNDS, checkingCalls, rateAll } from '#tests/support/checking.ts';
import { makeAssessor } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** Marking what a re-assessment did not change (contract, second part, section 4). */

const booted = withApp({ env: { GRADING_WAIT_MS: '0' } });
const [FIRST, SECOND] = CHECKING_ROUNDS;

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});

type Version = { id: number; version: number };

const subsOf = (sheet: CheckedSheet) => sheet.answer_categories.flatMap((category) => category.answer_sub_categories);

const versionsOf = (sheet: CheckedSheet): Version[] => subsOf(sheet).map(({ id, version }) => ({ id, version }));

const path = ({ progress }: Staged) => `${SECOND.base}/${progress.id}/mark_unchanged`;

const mark = ({ admin, ...staged }: Staged, versions: readonly Version[], who = admin) =>
	who.post<MarkedUnchanged>(path({ admin, ...staged }), { versions });

/** A re-assessment whose second sub-category is rated otherwise, and whose third has an item without a rating. */
const reassessed = async () => {
	const staged = await assessmentAt(booted.current, 8);
	const calls = checkingCalls(SECOND, staged);
	const [one, two, three] = subsOf((await calls.sheet()).data).map(({ id }) => id);
	if (!one || !two || !three) throw new Error('the paper is too small');
	return { staged, calls, one, two, three };
};

describe('marking unchanged sub-categories', () => {
	it('checks those whose ratings are as in the first round, and tells why it left the others', async () => {
		const { staged, calls, one, two, three } = await reassessed();
		expect(subsOf((await calls.sheet()).data).map((sub) => [sub.version, sub.changed_item_count])).toEqual([
			[0, 0],
			[0, 0],
			[0, 0],
		]);
		const first = checkingCalls(FIRST, staged);
		expect(subsOf((await first.sheet()).data).map((sub) => sub.changed_item_count)).toEqual([null, null, null]);
		await calls.save(one, { answer_contents: rateAll((await calls.subCategory(one)).data, 3).answer_contents });
		const [question] = (await calls.subCategory(two)).data.answer_contents;
		const item = { id: question?.answer_evaluations[0]?.id, evaluation_rate: 2 };
		await calls.save(two, { answer_contents: [{ id: question?.id, answer_evaluations: [item] }] });
		await calls.save(three, { answer_contents: rateAll((await calls.subCategory(three)).data, null).answer_contents });
		const sheet = (await calls.sheet()).data;
		expect(subsOf(sheet).map((sub) => [sub.version, sub.changed_item_count])).toEqual([
			[1, 0],
			[1, 1],
			[1, 4],
		]);
		const done = await mark(staged, versionsOf(sheet));
		expect(done).toMatchObject({ status: 200, message: '1 sub-category marked as checked.' });
		expect(done.data).toEqual({
			marked: [one],
			not_marked: [
				{ id: two, why: 'changed' },
				{ id: three, why: 'unrated' },
			],
		});
		expect(subsOf((await calls.sheet()).data).map((sub) => sub.is_checked)).toEqual([true, false, false]);
		const again = await mark(staged, [{ id: one, version: 1 }]);
		expect(again.data).toEqual({ marked: [], not_marked: [{ id: one, why: 'checked_before' }] });
		const events = await booted.current.deps.db
			.select({ detail: auditEvents.detail, actorId: auditEvents.actorId })
			.from(auditEvents)
			.where(and(eq(auditEvents.action, 'checking.marked_unchanged'), eq(auditEvents.subjectId, staged.progress.id)));
		expect(events).toEqual([{ actorId: staged.admin.user.id, detail: { marked: 1, not_marked: 2 } }]);
	});

	it('marks nothing where one was saved since, or is not of this re-assessment', async () => {
		const { staged, calls, one, two } = await reassessed();
		const seen = versionsOf((await calls.sheet()).data);
		await calls.save(two, { answer_contents: [] });
		const stale = await mark(staged, seen);
		expect([stale.status, stale.message]).toEqual([409, expect.stringContaining(staged.admin.user.name)]);
		const other = await reassessed();
		const foreign = await mark(staged, [
			{ id: one, version: 0 },
			{ id: other.one, version: 0 },
		]);
		expect([foreign.status, Object.keys(foreign.errors ?? {})]).toEqual([422, ['versions.1.id']]);
		const versionless = await staged.admin.post(path(staged), { versions: [{ id: one }] });
		expect([versionless.status, Object.keys(versionless.errors ?? {})]).toEqual([422, ['versions.0.version']]);
		expect(subsOf((await calls.sheet()).data).some((sub) => sub.is_checked)).toBe(false);
	});

	it('is refused at any other status, while grading is pending, and to other assessors', async () => {
		const { staged, calls } = await reassessed();
		const seen = versionsOf((await calls.sheet()).data);
		const stranger = await makeAssessor(booted.current);
		expect((await mark(staged, seen, stranger)).status).toBe(404);
		expect((await mark(await assessmentAt(booted.current, 7), [])).status).toBe(409);
		expect((await mark(staged, seen)).data.marked).toHaveLength(3);
		expect((await calls.grade()).status).toBe(202);
		expect((await mark(staged, seen)).status).toBe(409);
	});
});

const STATES = ['planned', 'doing', 'done'] as const;
const REVIEWED = [null, 'accepted', 'returned'] as const;
const REQUESTS = ['open', 'answered', 'accepted', 'withdrawn'] as const;

/** What a company may have added to a sub-category. */
const added = fc.record({
	action: fc.option(fc.record({ state: fc.constantFrom(...STATES), review: fc.constantFrom(...REVIEWED) })),
	request: fc.option(fc.constantFrom(...REQUESTS)),
	hasProof: fc.boolean(),
});
type Added = { action: { state: string; review: string | null } | null; request: string | null; hasProof: boolean };

/** Adds it by SQL, since screens would refuse some combinations. */
const add = async ({ progress, owner, admin }: Staged, subId: number, { action, request, hasProof }: Added) => {
	const { db } = booted.current.deps;
	if (action) {
		const { rows } = await db.execute<{ id: number }>(sql`
			insert into improvement_actions (progress_id, sub_category_id, decision, measure, state, saved_at, saved_by)
			select ${progress.id}, s.sub_category_id, 'do', '手順', ${action.state}, now(), ${owner.user.id}
			from answer_sub_categories s where s.id = ${subId} returning id`);
		const id = rows[0]?.id ?? 0;
		if (action.review) {
			await db.execute(sql`insert into action_reviews (action_id, review, content, reviewed_by, reviewed_at)
				values (${id}, ${action.review}, ${action.review === 'returned' ? '足りない' : null}, ${admin.user.id}, now())`);
		}
		if (hasProof) {
			await db.execute(sql`
				insert into action_proofs (action_id, file_name, extension, file_path, content_type, byte_size, uploaded_by, created_at)
				values (${id}, '記録', 'pdf', 'plans/' || ${id}::int || '/' || lpad(${id}::text, 32, '0') || '.pdf', 'application/pdf', 1,
					${owner.user.id}, now() + interval '1 day')`);
		}
	}
	if (request) {
		await db.execute(sql`
			insert into evidence_requests (progress_id, round, question_id, content, status, withdrawn_because, created_by, decided_at)
			select ${progress.id}, 2, c.question_id, '台帳', ${request}, ${request === 'withdrawn' ? 'staff' : null},
				${admin.user.id}, ${request === 'accepted' || request === 'withdrawn' ? sql`now()` : null}
			from answer_contents c where c.answer_sub_category_id = ${subId} order by c.id limit 1`);
	}
};

/** Why a sub-category with such additions has to be read, written down a second time. */
const reasonFor = ({ action, request, hasProof }: Added): string | null => {
	if (action?.state === 'done') return 'plan_done';
	if (action && action.review === null) return 'plan_undecided';
	if (request === 'answered') return 'request_answered';
	return action && hasProof ? 'new_document' : null;
};

describe('what a company has added since the first round', () => {
	it.each(fc.sample(fc.tuple(added, added, added), { numRuns: 12, seed: 39 }))(
		'is never marked unread: %j %j %j',
		async (...additions) => {
			const { staged, calls, one, two, three } = await reassessed();
			const ids = [one, two, three];
			for (const [at, each] of additions.entries()) await add(staged, ids[at] ?? 0, each);
			const expected = ids.map((id, at) => ({ id, why: additions[at] ? reasonFor(additions[at]) : null }));
			const versions = versionsOf((await calls.sheet()).data);
			const shown = await staged.admin.get<UnchangedPreview>(`${SECOND.base}/${staged.progress.id}/unchanged`);
			const left = expected.filter(({ why }) => why !== null);
			const marked = expected.filter(({ why }) => why === null).map(({ id }) => id);
			expect(shown.data).toEqual({ unchanged: versions.filter(({ id }) => marked.includes(id)), left });
			expect((await mark(staged, versions)).data).toEqual({ marked, not_marked: left });
			expect(subsOf((await calls.sheet()).data).map((sub) => sub.is_checked)).toEqual(
				expected.map(({ why }) => why === null),
			);
		},
	);
});
