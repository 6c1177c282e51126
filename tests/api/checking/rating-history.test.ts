import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '#server/db/tables/audit.ts';
import type { AuditEventRow } from '#shared/audit/schemas.ts';
import type { RatingHistory } from '#shared/checking/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { CHECKING_ROUNDS, checkable, checkingCalls, rateAll, subCategoryIds } from '#tests/support/checking.ts';
import { makeAssessor, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { advance } from '#tests/support/journey.ts';

/** Who changed which rating (contract, third part, section 2). */

const booted = withApp();
const [FIRST] = CHECKING_ROUNDS;
const MINUTE = 60_000;

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});

/** The steps of the first item of a sub-category, without ids. */
const stepsOf = (history: RatingHistory, item: number) =>
	(history.find(({ answer_evaluation_id: id }) => id === item)?.steps ?? []).map((step) => [
		step.rated_by.name,
		step.from,
		step.to,
		step.memo_changed,
	]);

const eventsOf = async ({ progress, admin }: Staged): Promise<AuditEventRow[]> => {
	const { data } = await admin.get<AuditEventRow[]>('/console/audit_events?q=checking.');
	return data.filter(({ subject_id: id }) => id === progress.id).reverse();
};

describe.each(CHECKING_ROUNDS)('the ratings of $name', (round) => {
	const rated = async () => {
		const { staged, calls } = await checkable(booted.current, round);
		const [sub] = await subCategoryIds(calls);
		const [question] = (await calls.subCategory(sub)).data.answer_contents;
		const item = question?.answer_evaluations[0];
		if (!question || !item) throw new Error('the paper is too small');
		const rate = (evaluation_rate: number | null, more: object = {}, who: Person = staged.admin) =>
			checkingCalls(round, staged, who).save(sub, {
				answer_contents: [{ id: question.id, answer_evaluations: [{ id: item.id, evaluation_rate, ...more }] }],
				autosave: true,
			});
		const history = (who: Person = staged.admin) =>
			who.get<RatingHistory>(`${round.base}/answer_sub_categories/${sub}/history`);
		const steps = async () => stepsOf((await history()).data, item.id);
		return { staged, calls, sub, item, rate, history, steps, before: item.evaluation_rate };
	};

	it('tell who changed one, when, from what to what, and whether the memo changed', async () => {
		const { staged, rate, steps, before, history, item } = await rated();
		const me = staged.admin.user.name;
		const other = await makeAssessor(booted.current, [staged.companyId]);
		expect(await steps()).toEqual([]);
		await rate(2);
		expect(await steps()).toEqual([[me, before, 2, false]]);
		await rate(1, { comment: '台帳にない' });
		expect(await steps()).toEqual([[me, before, 1, true]]);
		await rate(1);
		await rate(0, {}, other);
		await rate(1);
		expect(await steps()).toEqual([
			[me, 0, 1, false],
			[other.user.name, 1, 0, false],
			[me, before, 1, true],
		]);
		const [latest] = (await history()).data.find((one) => one.answer_evaluation_id === item.id)?.steps ?? [];
		const age = booted.current.clock.now().getTime() - new Date(latest?.rated_at ?? 0).getTime();
		expect(age).toBeLessThan(MINUTE);
		expect(JSON.stringify((await history()).data)).not.toContain('台帳');
	});

	it('make one step of what a person changes within ten minutes, and none of what they take back', async () => {
		const { staged, rate, steps, before } = await rated();
		const me = staged.admin.user.name;
		await rate(1);
		await rate(before);
		expect(await steps()).toEqual([]);
		await rate(1);
		booted.current.clock.advance(9 * MINUTE);
		await rate(2);
		booted.current.clock.advance(2 * MINUTE);
		await rate(0);
		expect(await steps()).toEqual([
			[me, 2, 0, false],
			[me, before, 2, false],
		]);
	});

	it('are told to the assessors of the company and to admins, and to nobody else', async () => {
		const { staged, rate, history, item } = await rated();
		await rate(1);
		for (const reader of [
			await makeAssessor(booted.current, [staged.companyId]),
			await makeConsoleAdmin(booted.current),
		]) {
			expect(stepsOf((await history(reader)).data, item.id)).toHaveLength(1);
		}
		expect((await history(await makeAssessor(booted.current))).status).toBe(404);
		expect((await history(staged.owner)).status).toBe(401);
	});

	it('tell also what happened in the other round, and what the re-assessment began with', async () => {
		const { staged, rate, history, item, before } = await rated();
		await booted.current.deps.db.execute(sql`
			insert into rating_steps (evaluation_id, rated_by, began_at, rated_at, from_rate, to_rate, memo_changed)
			select e.id, ${staged.admin.user.id}, now(), now(), null, 3, false
			from answer_evaluations e
			join answer_contents c on c.id = e.answer_content_id
			join answer_sub_categories b on b.id = c.answer_sub_category_id
			join answer_categories a on a.id = b.category_id
			join answer_sheets s on s.id = a.sheet_id
			where s.progress_id = ${staged.progress.id} and s.round <> ${round.round} and e.id <> ${item.id}
				and e.check_item_id = (select check_item_id from answer_evaluations where id = ${item.id})`);
		const read = async () => (await history()).data.find((one) => one.answer_evaluation_id === item.id);
		const isSecond = round.round === 2;
		const first = isSecond ? [[null, before]] : [];
		if (isSecond) expect(await read()).toMatchObject({ steps: [], carried_over: before });
		await rate(1);
		const found = await read();
		expect(found?.carried_over).toBe(isSecond ? before : null);
		expect(found?.steps.map(({ from, to }) => [from, to])).toEqual([[before, 1]]);
		expect(found?.other_round_steps.map(({ from, to }) => [from, to])).toEqual(first);
	});

	it('are one event of the audit log for a sub-category, person and half hour', async () => {
		const { staged, calls, sub, rate, item } = await rated();
		const other = await makeAssessor(booted.current, [staged.companyId]);
		const { data: shown } = await calls.subCategory(sub);
		await rate(1);
		await rate(2);
		await calls.save(sub, { ...rateAll(shown, 1), autosave: true });
		await rate(0, {}, other);
		const events = await eventsOf(staged);
		const ratings = shown.answer_contents.flatMap(({ answer_evaluations }, question) =>
			answer_evaluations.map(({ evaluation_rate: from }, at) => `${question + 1}-${at + 1} ${from ?? '-'}>1 m`),
		);
		expect(events.map(({ actor, action, detail }) => [actor?.id, action, detail])).toEqual([
			[
				staged.admin.user.id,
				'checking.rated',
				{ sub_category_id: sub, round: round.round, ratings: ratings.join('; ') },
			],
			[other.user.id, 'checking.rated', { sub_category_id: sub, round: round.round, ratings: '1-1 1>0' }],
		]);
		const filtered = await staged.admin.get<AuditEventRow[]>(
			`/console/audit_events?with_changes=true&company_id=${staged.companyId}`,
		);
		expect(filtered.data.map(({ action }) => action)).toContain('checking.rated');
		const words = `1-1 ${item.evaluation_rate === null ? 'Unrated' : '100%'} → 0% memo changed`;
		expect(events[0]?.detail_words).toContain(words);
		expect(events[0]?.detail_words).toContain(shown.content);
		await booted.current.deps.db
			.update(auditEvents)
			.set({ createdAt: sql`created_at - interval '31 minutes'` })
			.where(eq(auditEvents.subjectId, staged.progress.id));
		await rate(3);
		expect((await eventsOf(staged)).map(({ detail }) => detail.ratings)).toContain('1-1 0>3');
	});

	it('are logged when somebody saves, decides a conflict or marks as checked, and not when nothing changes', async () => {
		const { staged, calls, sub, rate } = await rated();
		const { data: shown } = await calls.subCategory(sub);
		await rate(1);
		await rate(1);
		const { data: saved } = await calls.save(sub, rateAll(shown, 3));
		await calls.save(sub, { ...rateAll(shown, 3), version: saved.version, conflict_decided: true });
		await calls.mark(sub);
		await calls.mark(sub);
		expect((await eventsOf(staged)).map(({ action }) => action)).toEqual([
			'checking.rated',
			'checking.saved',
			'checking.conflict_decided',
			'checking.checked',
		]);
	});
});

it('a refused save leaves no step and no event', async () => {
	const { staged, calls } = await checkable(booted.current, FIRST);
	const [sub] = await subCategoryIds(calls);
	const { data: shown } = await calls.subCategory(sub);
	expect((await calls.save(sub, { ...rateAll(shown, 1), version: 7 })).status).toBe(409);
	await advance(booted.current, staged, 4);
	expect((await calls.save(sub, rateAll(shown, 1))).status).toBe(409);
	const history = await staged.admin.get<RatingHistory>(`${FIRST.base}/answer_sub_categories/${sub}/history`);
	expect([history.data, await eventsOf(staged)]).toEqual([[], []]);
});
