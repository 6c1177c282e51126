import { and, eq, notInArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/accounts.ts';
import { assessmentTransitions } from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import { objections } from '#server/db/tables/objections.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import type { Explanation } from '#shared/explanation/schemas.ts';
import type { WorkCounts } from '#shared/progresses/schemas.ts';
import type { AssessmentResult } from '#shared/reports/schemas.ts';
import type { TimelineEntry } from '#shared/timeline/schemas.ts';
import { readFirstSheet } from '#tests/support/answering.ts';
import { withApp } from '#tests/support/app.ts';
import { askFor, sheetQuestions } from '#tests/support/assessment/evidence.ts';
import {
	companyOn,
	fileFor,
	makeObjection,
	objectedAt,
	pointsAt,
	staffOn,
	standingOf,
} from '#tests/support/assessment/objections.ts';
import { consoleActor, publishPaper, readProgress, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { CHECKING_ROUNDS, checkingCalls, rateAll, subCategoryIds } from '#tests/support/checking.ts';
import { makeAssessor, makeCompanyUser, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';
import { advance, assessmentAt, cancelled, gradeAsRated } from '#tests/support/journey.ts';

const booted = withApp();

let byQuestion = 0;

beforeAll(async () => {
	byQuestion = await publishPaper(booted.current, smallPaper());
	await booted.current.deps.db.execute(sql`update papers set explain_level = 'question' where id = ${byQuestion}`);
});

const statusOf = async ({ progress }: Staged): Promise<number> =>
	(await readProgress(booted.current, progress.id)).status;

const historyOf = ({ progress }: Staged) =>
	booted.current.deps.db
		.select({ event: assessmentTransitions.event, to: assessmentTransitions.toStatus })
		.from(assessmentTransitions)
		.where(eq(assessmentTransitions.progressId, progress.id))
		.orderBy(assessmentTransitions.id);

const reportOf = (staged: Staged, who = staged.owner, round: 1 | 2 = 1) =>
	who.get<AssessmentResult>(
		`/${who === staged.owner ? 'app' : 'console'}/assessment_results/${staged.progress.id}?is_first_time=${round === 1}`,
	);

const objectionsInHistory = async ({ owner }: Staged) => {
	const [newest] = (await owner.get<{ objections: unknown[] }[]>('/app/assessment_history')).data;
	return newest?.objections;
};

/** Acts while these are the only members of staff. */
const onlyThese = async (people: readonly Person[], act: () => Promise<void>): Promise<void> => {
	const { db } = booted.current.deps;
	const others = and(
		eq(users.area, 'console'),
		notInArray(
			users.id,
			people.map(({ user }) => user.id),
		),
		sql`deactivated_at is null`,
	);
	const sent = await db.update(users).set({ deactivatedAt: new Date() }).where(others).returning({ id: users.id });
	try {
		await act();
	} finally {
		await db
			.update(users)
			.set({ deactivatedAt: null })
			.where(sql`${users.id} = any(${sql.param(sent.map((one) => one.id))})`);
	}
};

/** The lines of the report's workbook that are about an objection, by their label. */
const objectionInWorkbook = async ({ admin, progress }: Staged, round: 1 | 2) => {
	const path = `/console/assessment_results/${progress.id}/download?is_first_time=${round === 1}`;
	const { content } = await downloadFile(booted.current, admin.token, path);
	const rows: [string, unknown][] = [];
	(await openWorkbook(content)).worksheets[0]?.eachRow((row) => {
		const [label, value] = [row.getCell(1).text, row.getCell(2).value];
		if (/objection|upheld|corrected/i.test(label)) rows.push([label, value]);
	});
	return Object.fromEntries(rows);
};

describe('filing an objection', () => {
	it.each([1, 2, 3, 4, 5, 6, 8, 9, 10] as const)('is refused at %i', async (status) => {
		const { owner, progress } = await assessmentAt(booted.current, status);
		const filed = await fileFor(owner, progress.id, await pointsAt(booted.current, progress.id, [0]));
		expect([filed.status, filed.message]).toEqual([409, 'Only a finalized result can be objected to.']);
		expect((await standingOf(owner)).why_not).toBe('notFinalised');
	});

	it('is refused for a canceled assessment', async () => {
		const staged = await cancelled(booted.current, await assessmentAt(booted.current, 7));
		const points = await pointsAt(booted.current, staged.progress.id, [0]);
		expect((await fileFor(staged.owner, staged.progress.id, points)).status).toBe(409);
	});

	it.each([
		[7, 1],
		[11, 2],
		[12, 2],
		[13, 2],
	] as const)('is possible at %i, for round %i, and shows itself to both sides', async (status, round) => {
		const { staged, id, company, staff } = await objectedAt(booted.current, status);
		const own = (await company.read()).data;
		expect(own).toMatchObject({ id, round, status: 'filed', point_count: 2, decided_by: null, is_overdue: false });
		expect(own.filed_by.name).toBe(staged.owner.user.name);
		const ids = await sheetQuestions(booted.current, staged.progress.id, 1);
		expect(own.objection_points.map(({ question, reason }) => [question?.id, question?.number, reason])).toEqual([
			[ids[0], '1-1-1', '理由1'],
			[ids[2], '1-2-1', '理由3'],
		]);
		const seen = (await staff.read()).data;
		const onRound = await sheetQuestions(booted.current, staged.progress.id, round);
		expect(seen.objection_points.map(({ question }) => question?.id)).toEqual([onRound[0], onRound[2]]);
		expect(await standingOf(staged.owner)).toMatchObject({ round, why_not: 'alreadyFiled', objection: { id } });
		expect(await objectionsInHistory(staged)).toEqual([{ id, is_first_time: round === 1, standing: 'filed' }]);
		const lines = await objectionInWorkbook(staged, round);
		expect(lines).toMatchObject({ 'Objection to this result': 'Undecided', 'Points of the objection': 2 });
		expect(Object.keys(lines)).toEqual(['Objection to this result', 'Objection filed on', 'Points of the objection']);
		expect(await statusOf(staged)).toBe(status);
	});

	it('is possible on the last day and not on the day after', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 7);
		const points = await pointsAt(app, staged.progress.id, [0]);
		expect(await standingOf(staged.owner)).toMatchObject({
			...{ why_not: null, days_left: 31, filing_days: 30 },
			last_day: addDays(tokyoDate(app.clock.now()), 30),
		});
		await app.deps.db.execute(
			sql`update assessment_progresses set completed_at = now() - interval '31 days' where id = ${staged.progress.id}`,
		);
		expect(await standingOf(staged.owner)).toMatchObject({
			...{ why_not: 'tooLate', days_left: 0, filing_days: 30 },
			last_day: addDays(tokyoDate(app.clock.now()), -1),
		});
		expect((await fileFor(staged.owner, staged.progress.id, points)).message).toMatch(
			/^The time to object \(30 days from the finalizing\) ended on /,
		);
		await app.deps.db.execute(
			sql`update assessment_progresses set completed_at = now() - interval '30 days' where id = ${staged.progress.id}`,
		);
		expect(await standingOf(staged.owner)).toMatchObject({ why_not: null, days_left: 1 });
		expect((await fileFor(staged.owner, staged.progress.id, points)).status).toBe(200);
	});

	it('is possible once a round, also after it was withdrawn', async () => {
		const app = booted.current;
		const { staged, company } = await objectedAt(app, 7);
		const points = await pointsAt(app, staged.progress.id, [1]);
		expect((await fileFor(staged.owner, staged.progress.id, points)).message).toContain('already objected');
		expect((await company.withdraw()).data.status).toBe('withdrawn');
		expect((await fileFor(staged.owner, staged.progress.id, points)).status).toBe(409);
		expect((await company.withdraw()).status).toBe(409);
		const again = await advance(app, staged, 11);
		expect((await fileFor(again.owner, again.progress.id, points)).status).toBe(200);
	});

	it('happens once, where ten are filed at the same time', async () => {
		const { owner, progress } = await assessmentAt(booted.current, 7);
		const points = await pointsAt(booted.current, progress.id, [0]);
		const answers = await Promise.all(Array.from({ length: 10 }, () => fileFor(owner, progress.id, points)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
	});

	it('names one to ten questions of the own sheet, each once, with a reason', async () => {
		const app = booted.current;
		const { owner, progress } = await assessmentAt(app, 7);
		const other = await assessmentAt(app, 7);
		const [first] = await pointsAt(app, progress.id, [0]);
		const [foreign] = await pointsAt(app, other.progress.id, [0]);
		const refused = async (points: readonly object[]) => {
			const answer = await owner.post('/app/objections', { progress_id: progress.id, objection_points: points });
			return [answer.status, Object.keys(answer.errors ?? {})];
		};
		expect(await refused([])).toEqual([422, ['objection_points']]);
		expect(await refused(Array.from({ length: 11 }, () => first ?? {}))).toEqual([422, ['objection_points']]);
		expect(await refused([first ?? {}, first ?? {}])).toEqual([422, ['objection_points.1.answer_content_id']]);
		expect(await refused([foreign ?? {}])).toEqual([422, ['objection_points.0.answer_content_id']]);
		expect(await refused([{ ...first, reason: ' ' }])).toEqual([422, ['objection_points.0.reason']]);
		expect(await refused([{ ...first, reason: 'あ'.repeat(2_001) }])).toEqual([422, ['objection_points.0.reason']]);
		expect(await refused([{ reason: '理由' }])).toEqual([422, ['objection_points.0.answer_content_id']]);
	});

	it('is for admins of the company; members read it, and other companies find nothing', async () => {
		const app = booted.current;
		const { staged, id } = await objectedAt(app, 7);
		const member = await makeCompanyUser(app, { companyId: staged.companyId, role: 1 });
		expect((await member.get(`/app/objections/${id}`)).status).toBe(200);
		expect((await member.post(`/app/objections/${id}/withdraw`, {})).status).toBe(403);
		const points = await pointsAt(app, staged.progress.id, [0]);
		expect((await fileFor(member, staged.progress.id, points)).status).toBe(403);
		const stranger = await makeCompanyUser(app);
		expect((await stranger.get(`/app/objections/${id}`)).status).toBe(404);
		expect((await fileFor(stranger, staged.progress.id, points)).status).toBe(404);
	});

	it('takes up to five files, until it is decided, which both sides open', async () => {
		const app = booted.current;
		const { company, staff, decider } = await objectedAt(app, 7);
		const added = await Promise.all(Array.from({ length: 7 }, () => company.addFile()));
		expect(added.filter(({ status }) => status === 200).length).toBe(5);
		expect(added.filter(({ status }) => status === 422).length).toBe(2);
		const { files } = (await company.read()).data;
		expect((await company.removeFile(files[0]?.id ?? 0)).status).toBe(200);
		const path = files[1]?.file_path ?? '';
		expect((await decider.get(`/file/${path}`)).status).toBe(200);
		expect((await (await makeCompanyUser(app)).get(`/file/${path}`)).status).toBe(404);
		await staff.decide([false, false]);
		expect((await company.addFile()).status).toBe(409);
		expect((await company.removeFile(files[1]?.id ?? 0)).status).toBe(409);
		expect((await company.read()).data.file_count).toBe(4);
	});

	it('names sub-categories where the paper explains no questions', async () => {
		const app = booted.current;
		await app.deps.db.execute(sql`update papers set explain_level = 'none' where id = ${byQuestion}`);
		try {
			const { owner, progress } = await assessmentAt(app, 7);
			expect((await standingOf(owner)).by_question).toBe(false);
			const byContent = await pointsAt(app, progress.id, [0]);
			expect((await fileFor(owner, progress.id, byContent)).errors).toHaveProperty(
				'objection_points.0.sub_category_id',
			);
			// What the company's own calls show; ids of the paper are others, and those of other sheets too.
			const { id } = await readFirstSheet(owner);
			const explained = await owner.get<Explanation>(`/app/assessment_results/${progress.id}/explanation`);
			expect(explained.data.categories[0]?.sub_categories[0]?.answer_sub_category_id).toBe(id);
			const foreign = await readFirstSheet((await assessmentAt(app, 7)).owner);
			for (const wrong of [foreign.id, 0, null]) {
				const refused = await fileFor(owner, progress.id, [{ sub_category_id: wrong, reason: '小項目の理由' }]);
				expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['objection_points.0.sub_category_id']]);
			}
			const twice = [id, id].map((one) => ({ sub_category_id: one, reason: '小項目の理由' }));
			expect((await fileFor(owner, progress.id, twice)).errors).toHaveProperty('objection_points.1.sub_category_id');
			const filed = await fileFor(owner, progress.id, [{ sub_category_id: id, reason: '小項目の理由' }]);
			expect(filed.status).toBe(200);
			const staff = staffOn(await makeConsoleAdmin(app), filed.data.id);
			expect((await staff.read()).data.objection_points).toMatchObject([
				{ question: null, sub_category: { number: '1-1' } },
			]);
			await staff.decide([true]);
			const calls = checkingCalls(CHECKING_ROUNDS[0], {
				progress,
				owner,
				companyId: 0,
				admin: await makeConsoleAdmin(app),
			});
			const [first, second] = await subCategoryIds(calls);
			expect((await calls.save(first, rateAll((await calls.subCategory(first)).data, 1))).status).toBe(200);
			expect((await calls.save(second ?? 0, rateAll((await calls.subCategory(second ?? 0)).data, 1))).status).toBe(409);
		} finally {
			await app.deps.db.execute(sql`update papers set explain_level = 'question' where id = ${byQuestion}`);
		}
	});
});

describe('while an objection is undecided', () => {
	const acts = ({ progress: { id }, companyId, admin }: Staged) => ({
		reassess: () => admin.post(`/console/re_assessments/${id}/apply`),
		apply: () => admin.post(`/console/certifications/${id}/apply`),
		issue: () => admin.post(`/console/certifications/${id}/confirm`, { issue_date: '2000-01-01' }),
		start: () => admin.post(`/console/companies/${companyId}/start_assessment`),
		moveBack: () => admin.post(`/console/companies/${companyId}/update_status`, { status: 3, reason: '理由' }),
	});

	it.each([
		[7, ['reassess', 'apply', 'start', 'moveBack']],
		[11, ['apply', 'start', 'moveBack']],
		[12, ['issue', 'moveBack']],
		[13, ['start']],
	] as const)('the assessment stays at %i', async (status, names) => {
		const { staged } = await objectedAt(booted.current, status);
		const before = await historyOf(staged);
		for (const name of names) {
			const answer = await acts(staged)[name]();
			expect([name, answer.status, answer.message]).toEqual([name, 409, expect.stringContaining('has objected')]);
		}
		expect(await statusOf(staged)).toBe(status);
		expect(await historyOf(staged)).toEqual(before);
	});

	it('goes on once it is withdrawn, and counts in the side bar until then', async () => {
		const app = booted.current;
		const { staged, company } = await objectedAt(app, 7);
		const assessor = await makeAssessor(app, [staged.companyId]);
		const counted = async () => (await assessor.get<WorkCounts>('/console/work')).data.filed_objections;
		expect(await counted()).toBe(1);
		await company.withdraw();
		expect(await counted()).toBe(0);
		expect((await acts(staged).apply()).status).toBe(200);
	});

	describe('canceling the assessment', () => {
		const cancel = (person: Person, { companyId }: Staged) =>
			person.post(`/console/companies/${companyId}/cancel_assessment`);

		it('is for somebody who may decide, and reads so on both sides', async () => {
			const app = booted.current;
			const { staged, company, staff, decider, id } = await objectedAt(app, 12);
			const answer = await cancel(decider, staged);
			expect([answer.status, answer.message]).toEqual([200, expect.any(String)]);
			const ended = { status: 'withdrawn', withdrawn_because: 'cancelled', decided_by_involved: false };
			expect((await company.read()).data).toMatchObject(ended);
			expect((await staff.read()).data).toMatchObject(ended);
			expect(await objectionsInHistory(staged)).toEqual([{ id, is_first_time: false, standing: 'cancelled' }]);
			const { content } = await downloadFile(app, staged.admin.token, '/console/objections/download?status=withdrawn');
			const states: string[] = [];
			(await openWorkbook(content)).worksheets[0]?.eachRow((row) => void states.push(row.getCell(3).text));
			expect(states).toContain('Ended by cancellation');
			const timeline = `/console/assessment_progresses/${staged.progress.id}/timeline`;
			const entries = (await staged.admin.get<TimelineEntry[]>(timeline)).data;
			expect(entries.find(({ kind }) => kind === 'objection_withdrawn')).toMatchObject({
				by_cancelling: true,
				by_involved: false,
			});
		});

		it('is refused to whoever finalized, who reads who may, and nothing is ended', async () => {
			const { staged, company, decider } = await objectedAt(booted.current, 7);
			await onlyThese([staged.admin, decider], async () => {
				const answer = await cancel(staged.admin, staged);
				expect([answer.status, answer.message]).toEqual([
					409,
					`The company has objected to this result, and that is not decided. Whoever rated or finalized it cannot cancel the assessment. ${decider.user.name} can.`,
				]);
			});
			expect((await company.read()).data).toMatchObject({ status: 'filed', version: 0 });
			expect(await statusOf(staged)).toBe(7);
		});

		it('is for an involved admin where there is nobody else, and marked', async () => {
			const { staged, company } = await objectedAt(booted.current, 7);
			await onlyThese([staged.admin], async () => {
				expect((await cancel(staged.admin, staged)).status).toBe(200);
			});
			expect((await company.read()).data).toMatchObject({ withdrawn_because: 'cancelled', decided_by_involved: true });
		});

		it('waits for nobody once the objection is decided', async () => {
			const { staged, staff } = await objectedAt(booted.current, 7);
			await staff.decide([false, false]);
			expect((await cancel(staged.admin, staged)).status).toBe(200);
		});
	});
});

describe('deciding an objection', () => {
	it('that is not upheld moves nothing', async () => {
		const { staged, company, staff, decider } = await objectedAt(booted.current, 11);
		const answer = await staff.decide([false, false]);
		expect([answer.status, answer.data.status]).toEqual([200, 'decided']);
		expect(await statusOf(staged)).toBe(11);
		const own = (await company.read()).data;
		expect(own).toMatchObject({ upheld_count: 0, decided_by: null, is_being_corrected: false });
		expect(own.objection_points.map(({ is_upheld, decision_reason }) => [is_upheld, decision_reason])).toEqual([
			[false, '判断の理由'],
			[false, '判断の理由'],
		]);
		expect((await staff.read()).data.decided_by?.id).toBe(decider.user.id);
		expect((await reportOf(staged, staged.owner, 2)).data.objection).toMatchObject({
			status: 'decided',
			point_count: 2,
			upheld_count: 0,
			corrected_on: null,
		});
	});

	it('decides every point, each once, with a reason', async () => {
		const { staff, decider, id } = await objectedAt(booted.current, 7);
		const other = await makeObjection(booted.current, await assessmentAt(booted.current, 7));
		const [first, second] = (await staff.read()).data.objection_points;
		const point = (pointId: number | undefined, reason = '理由') => ({ id: pointId, is_upheld: true, reason });
		const errorsOf = async (points: readonly object[]) => {
			const answer = await decider.post(`/console/objections/${id}/decide`, { objection_points: points });
			return [answer.status, Object.keys(answer.errors ?? {})];
		};
		expect(await errorsOf([point(first?.id)])).toEqual([422, ['objection_points']]);
		expect(await errorsOf([point(first?.id), point(first?.id)])).toEqual([422, ['objection_points.1.id']]);
		expect(await errorsOf([point(first?.id), point(other.pointId)])).toEqual([422, ['objection_points.1.id']]);
		expect(await errorsOf([point(first?.id), point(second?.id, '')])).toEqual([422, ['objection_points.1.reason']]);
	});

	it('happens once, where several decide and the company withdraws', async () => {
		const { company, staff } = await objectedAt(booted.current, 7);
		const answers = await Promise.all([
			staff.decide([true, true]),
			staff.decide([false, false]),
			company.withdraw(),
			staff.decide([true, false]),
		]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
	});

	it('is refused for whoever rated or finalized the round, by any path', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 3);
		const rater = await makeAssessor(app, [staged.companyId]);
		const calls = checkingCalls(CHECKING_ROUNDS[0], staged, rater);
		for (const id of await subCategoryIds(calls)) {
			await calls.save(id, rateAll((await calls.subCategory(id)).data, 3));
			await calls.mark(id);
		}
		await gradeAsRated(app, staged, 1);
		const final = await advance(app, staged, 7);
		const filed = await fileFor(final.owner, final.progress.id, await pointsAt(app, final.progress.id, [0]));
		for (const person of [rater, staged.admin]) {
			const staff = staffOn(person, filed.data.id);
			expect((await staff.read()).data.why_not_decide).toBe('involved');
			const answer = await staff.decide([true]);
			expect([answer.status, answer.message]).toEqual([409, expect.stringContaining('cannot decide')]);
		}
		// An assessor of other companies does not even see it.
		expect((await staffOn(await makeAssessor(app), filed.data.id).read()).status).toBe(404);
		const colleague = await makeAssessor(app, [staged.companyId]);
		const { rated_by, finalised_by, may_decide } = (await staffOn(colleague, filed.data.id).read()).data;
		expect([rated_by.map(({ id }) => id), finalised_by.map(({ id }) => id)]).toEqual([
			[rater.user.id],
			[staged.admin.user.id],
		]);
		expect(may_decide).toContainEqual({ id: colleague.user.id, name: colleague.user.name, is_assigned: true });
		expect((await staffOn(colleague, filed.data.id).decide([true])).status).toBe(200);
	});

	it('is for an involved admin where there is nobody else, and marked', async () => {
		const app = booted.current;
		const { staged, id, company } = await objectedAt(app, 7);
		await onlyThese([staged.admin], async () => {
			const alone = staffOn(staged.admin, id);
			expect((await alone.read()).data).toMatchObject({ why_not_decide: null, is_marked_as_involved: true });
			expect((await alone.decide([true, false])).status).toBe(200);
			expect((await company.read()).data.decided_by_involved).toBe(true);
		});
	});

	it.each([
		[7, {}, [3]],
		[11, {}, [8]],
		[12, {}, [11, 8]],
		[12, { withoutReassessment: true }, [7, 3]],
		[13, {}, []],
	] as const)('that is upheld at %i %j moves back to %j', async (status, options, moves) => {
		const { staged, staff, company } = await objectedAt(booted.current, status, options);
		expect((await staff.read()).data.moves.map(({ id }) => id)).toEqual(moves);
		const before = (await historyOf(staged)).length;
		expect((await staff.decide([true, false])).status).toBe(200);
		const history = (await historyOf(staged)).slice(before);
		expect(history).toEqual(moves.map((to) => ({ event: 'move_back', to })));
		expect((await company.read()).data.is_being_corrected).toBe(moves.length > 0);
	});
});

describe.each(CHECKING_ROUNDS)('the correction of $name', (round) => {
	const at = round.round === 1 ? 7 : 11;

	const corrected = async () => {
		const objected = await objectedAt(booted.current, at);
		await objected.staff.decide([true, false]);
		const calls = checkingCalls(round, objected.staged);
		const [first, second] = await subCategoryIds(calls);
		return { ...objected, calls, first, second: second ?? 0 };
	};

	it('opens the check items of upheld questions and nothing else', async () => {
		const { staged, calls, first, second } = await corrected();
		const sub = (await calls.subCategory(first)).data;
		const questions = sub.answer_contents as ((typeof sub.answer_contents)[number] & { is_locked: boolean })[];
		expect([sub.is_editable, questions.map(({ is_locked }) => is_locked)]).toEqual([true, [false, true]]);
		const all = rateAll(sub, 2);
		const refused = await calls.save(first, all);
		expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('Only what the objection')]);
		const upheld = { answer_contents: all.answer_contents.slice(0, 1) };
		expect((await calls.save(first, upheld)).status).toBe(200);
		// Sending the others as they are changes nothing, and is no writing of them.
		const now = (await calls.subCategory(first)).data;
		const same = now.answer_contents.map(({ id, answer_evaluations: items }) => ({
			id,
			answer_evaluations: items.map(({ id: item, evaluation_rate, comment }) => ({
				id: item,
				evaluation_rate,
				comment,
			})),
		}));
		expect((await calls.save(first, { answer_contents: same })).status).toBe(200);
		expect((await calls.mark(first)).status).toBe(200);
		const other = (await calls.subCategory(second)).data;
		expect(other.is_editable).toBe(false);
		expect((await calls.save(second, rateAll(other, 2))).status).toBe(409);
		expect((await calls.mark(second)).status).toBe(409);
		const ids = await sheetQuestions(booted.current, staged.progress.id, round.round);
		const ask = (id: number | undefined) =>
			askFor(staged.admin, staged.progress.id, id ? { answer_content_id: id } : {});
		expect([(await ask(ids[0])).status, (await ask(ids[2])).status, (await ask(undefined)).status]).toEqual([
			200, 409, 409,
		]);
	});

	it('shows the company that it is being corrected, and then that it was', async () => {
		const { staged, id, calls, first } = await corrected();
		expect((await reportOf(staged, staged.owner, round.round)).status).toBe(404);
		expect(await standingOf(staged.owner)).toMatchObject({ objection: { id, is_being_corrected: true } });
		const isFirst = round.round === 1;
		expect(await objectionsInHistory(staged)).toEqual([{ id, is_first_time: isFirst, standing: 'correcting' }]);
		const sub = (await calls.subCategory(first)).data;
		await calls.save(first, { answer_contents: rateAll(sub, 1).answer_contents.slice(0, 1) });
		await calls.mark(first);
		await gradeAsRated(booted.current, { ...staged }, round.round);
		const again = await advance(booted.current, staged, at);
		const { data, status } = await reportOf(again, again.owner, round.round);
		expect(status).toBe(200);
		expect(data.objection).toMatchObject({ status: 'decided', upheld_count: 1, corrected_on: expect.any(String) });
		expect(await objectionsInHistory(again)).toEqual([{ id, is_first_time: isFirst, standing: 'corrected' }]);
		const lines = await objectionInWorkbook(again, round.round);
		expect(lines).toMatchObject({
			'Objection to this result': 'Decided',
			'Points of the objection': 2,
			'Points upheld': 1,
		});
		expect(lines).toHaveProperty('Objection decided on');
		expect(lines).toHaveProperty('Corrected and finalized on');
		expect(await standingOf(again.owner)).toMatchObject({
			why_not: 'alreadyFiled',
			objection: { is_being_corrected: false, corrected_at: expect.any(String) },
		});
		const points = await pointsAt(booted.current, again.progress.id, [1]);
		expect((await fileFor(again.owner, again.progress.id, points)).status).toBe(409);
	});

	it('opens the whole sheet after a second move back, which needs a reason', async () => {
		const { staged, calls, second } = await corrected();
		await gradeAsRated(booted.current, staged, round.round);
		const back = (body: object) =>
			staged.admin.post(`/console/companies/${staged.companyId}/update_status`, { status: round.status, ...body });
		const refused = await back({});
		expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('a reason is needed')]);
		expect((await back({ reason: 'ほかの確認項目にも誤りがあった' })).status).toBe(200);
		expect((await calls.save(second, rateAll((await calls.subCategory(second)).data, 2))).status).toBe(200);
	});
});

describe('a correction of a re-assessment', () => {
	it('leaves interview and plan closed, and marks nothing as unchanged', async () => {
		const { staged, staff } = await objectedAt(booted.current, 11);
		await staff.decide([true, true]);
		const { id } = staged.progress;
		const interview = await staged.admin.put(`/console/re_assessments/${id}/interview_record`, { content: '記録' });
		const marked = await staged.admin.post(`/console/re_assessments/${id}/mark_unchanged`, { versions: [] });
		const plan = await staged.owner.put(`/app/improvement_plans/${id}`, { plan_actions: [] });
		expect([interview.status, marked.status, plan.status]).toEqual([409, 409, 409]);
		for (const [who, area] of [
			[staged.owner, 'app'],
			[staged.admin, 'console'],
		] as const) {
			const { data } = await who.get(`/${area}/improvement_plans/${id}`);
			expect(data).toMatchObject({ is_editable: false, is_reviewable: false });
		}
	});
});

describe('what is told of an objection', () => {
	it('is in the timeline and the audit log, without its texts', async () => {
		const { staged, id, staff, decider } = await objectedAt(booted.current, 7);
		await staff.decide([true, false]);
		const { data } = await decider.get<TimelineEntry[]>(
			`/console/assessment_progresses/${staged.progress.id}/timeline`,
		);
		const told = data.filter(({ kind }) => kind.startsWith('objection'));
		expect(told).toMatchObject([
			{ kind: 'objection_decided', objection_id: id, point_count: 2, upheld_count: 1, actor: { id: decider.user.id } },
			{ kind: 'objection_filed', objection_id: id, upheld_count: null, actor: { id: staged.owner.user.id } },
		]);
		const { rows } = await booted.current.deps.db.execute<{ action: string; detail: object }>(sql`
			select action, detail from audit_events where subject_id = ${staged.progress.id} and action like 'objection%' order by id`);
		expect(rows).toEqual([
			{ action: 'objection.filed', detail: { objection_id: id, points: 2 } },
			{ action: 'objection.decided', detail: { objection_id: id, points: 2, upheld: 1 } },
		]);
	});

	it('is one line of the report while it is undecided', async () => {
		const { staged, company } = await objectedAt(booted.current, 7);
		expect((await reportOf(staged)).data.objection).toMatchObject({
			status: 'filed',
			point_count: 2,
			upheld_count: null,
		});
		await company.withdraw();
		expect((await reportOf(staged)).data.objection).toBeNull();
	});
});

describe('the list of objections', () => {
	it('filters by state, assessor, company and what is overdue', async () => {
		const app = booted.current;
		const { staged, id } = await objectedAt(app, 7);
		const assessor = await makeAssessor(app, [staged.companyId]);
		const list = async (query: string, who = assessor) =>
			(await who.get<{ id: number }[]>(`/console/objections?${query}`)).data.map((row) => row.id);
		expect(await list('')).toEqual([id]);
		expect(await list('status=filed')).toEqual([id]);
		expect(await list('status=decided')).toEqual([]);
		expect(await list('only_overdue=true')).toEqual([]);
		await app.deps.db.update(objections).set({ dueOn: '2020-01-01' }).where(eq(objections.id, id));
		expect(await list('only_overdue=true')).toEqual([id]);
		expect(await list('assigned=me')).toEqual([id]);
		expect(await list('', await makeAssessor(app))).toEqual([]);
		const { data } = await staged.owner.get<{ id: number }[]>('/app/objections');
		expect(data.map((row) => row.id)).toEqual([id]);
		await app.deps.db.update(companies).set({ yourNumber: 'OURS-77' }).where(eq(companies.id, staged.companyId));
		expect(await list('q=ours-7')).toEqual([id]);
		// Companies are not shown it, and cannot find it out.
		expect((await staged.owner.get<unknown[]>('/app/objections?q=ours-7')).data).toEqual([]);
		expect(consoleActor(assessor).role).toBe(1);
		expect((await companyOn(app, staged.owner, id).read()).data.is_overdue).toBe(true);
	});
});
