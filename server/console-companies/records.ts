import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import { mainCategoryCount, newestCertificate, presentCertificate } from '#server/progresses/list.ts';
import { maxScoreOf } from '#shared/assessment/grade.ts';
import { tokyoDate } from '#shared/dates.ts';

/** What else the screen of a company tells of each of its assessments: certificate, plan, objection and workers' voice. */

const { id, companyId, completedAt, recompletedAt } = assessmentProgresses;

type StoredVoice = { id: number; closesOn: string; isClosed: boolean };

/** Without an archived round's answers: only when it was, and whether it is open. */
const newestVoice = sql<StoredVoice | null>`(
	select json_build_object('id', v.id, 'closesOn', v.closes_on, 'isClosed', v.closed_at is not null)
	from voice_rounds v where v.progress_id = ${id} order by v.id desc limit 1
)`;

type FiledObjection = { id: number; filedAt: string; dueOn: string };

const filedObjection = sql<FiledObjection | null>`(
	select json_build_object('id', o.id, 'filedAt', o.created_at, 'dueOn', o.due_on)
	from objections o where o.progress_id = ${id} and o.status = 'filed' limit 1
)`;

const plan = sql<{ actions: number; accepted: number; returned: number } | null>`(
	select json_build_object('actions', count(*), 'accepted', count(*) filter (where r.review = 'accepted'),
		'returned', count(*) filter (where r.review = 'returned'))
	from improvement_actions a left join action_reviews r on r.action_id = a.id and r.archived_at is null
	where a.progress_id = ${id} having count(*) > 0
)`;

/** Of the first round, once the re-assessment has a score of its own. */
const firstScore = sql<number | null>`(
	select r.score from answer_sheets s join results r on r.sheet_id = s.id
	where s.progress_id = ${id} and s.round = 1 and s.archived_at is null and exists (
		select from answer_sheets s2 join results r2 on r2.sheet_id = s2.id
		where s2.progress_id = ${id} and s2.round = 2 and s2.archived_at is null and r2.score is not null)
)`;

/** Whether the result that stands was finalized by somebody who had rated or written in its round. */
const bySamePerson = sql<boolean>`(${completedAt} is not null and coalesce((
	select t.is_same_person from assessment_transitions t
	where t.progress_id = ${id} and t.event = case when ${recompletedAt} is null then 'finalise' else 'finalise_again' end
	order by t.id desc limit 1
), false))`;

export const listRecords = (executor: Executor, company: number) =>
	executor
		.select({
			id,
			completedAt,
			mainCategories: mainCategoryCount,
			certificate: newestCertificate,
			plan,
			firstScore,
			voice: newestVoice,
			bySamePerson,
			filedObjection,
		})
		.from(assessmentProgresses)
		// Names the table in the subqueries, which have an `id` of their own.
		.innerJoin(companies, eq(companies.id, companyId))
		.where(eq(companyId, company));

export type Records = Awaited<ReturnType<typeof listRecords>>[number];

export const presentRecords = (
	{
		completedAt: completed,
		mainCategories,
		certificate,
		plan: written,
		firstScore: first,
		voice,
		bySamePerson: same,
		filedObjection: filed,
	}: Records,
	now: Date,
) => {
	const today = tokyoDate(now);
	return {
		max_score: maxScoreOf(mainCategories),
		completed_at: completed?.toISOString() ?? null,
		certificate: presentCertificate({ certificate }, today),
		plan: written,
		first_score: first,
		is_by_same_person: same,
		filed_objection: filed && { id: filed.id, filed_on: tokyoDate(new Date(filed.filedAt)), due_on: filed.dueOn },
		voice: voice && { id: voice.id, closes_on: voice.closesOn, is_open: !voice.isClosed && voice.closesOn >= today },
	};
};
