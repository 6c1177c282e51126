import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { dayIn } from './attributes.ts';
import { gradeIn, starsIn } from './grades.ts';

const CANCELLED = sql.raw(String(STATUS.cancelled));

/** Graded rounds that stand, as `s`, with their assessment `p`; the milestones of the round under common names. */
const GRADED = sql`
	select s.id as sheet_id, s.round, p.id as progress_id, p.company_id, p.paper_id,
		case s.round when 1 then p.graded_at else p.regraded_at end as graded_at,
		case s.round when 1 then p.submitted_at else p.reassessment_at end as began_at,
		case s.round when 1 then p.completed_at else p.recompleted_at end as finalised_at,
		case s.round when 1 then p.completed_at is not null and p.recompleted_at is null else p.recompleted_at is not null end
			as is_standing
	from answer_sheets s join assessment_progresses p on p.id = s.progress_id
	where s.archived_at is null and p.status <> ${CANCELLED}
		and case s.round when 1 then p.graded_at else p.regraded_at end is not null`;

const isOf = (company: number | null, alias: string): SQL =>
	company === null ? sql`true` : sql`${sql.identifier(alias)}.company_id = ${company}`;

/** Removes facts of rounds that do not stand any more, or were graded again. */
export const dropRounds = (executor: Executor, company: number | null) =>
	executor.execute(sql`
		with gone as (
			delete from programme_rounds f
			where ${isOf(company, 'f')}
				and not exists (select from (${GRADED}) g where g.sheet_id = f.sheet_id and g.graded_at = f.graded_at)
			returning f.sheet_id
		)
		delete from programme_raters r using gone where r.sheet_id = gone.sheet_id`);

/** Scores of a result in the order of its paper; -1 without one. */
const SCORES = sql`
	left join lateral (
		select array_agg(coalesce(m.score, -1) order by c.ordinal) as categories
		from result_main_categories m join paper_main_categories c on c.id = m.main_category_id where m.result_id = r.id
	) main on true
	left join lateral (
		select array_agg(coalesce(u.score, -1) order by c.ordinal, b.ordinal) as subs
		from result_main_categories m
		join paper_main_categories c on c.id = m.main_category_id
		join result_sub_categories u on u.result_main_category_id = m.id
		join paper_sub_categories b on b.id = u.sub_category_id
		where m.result_id = r.id
	) sub on true`;

/** What each question of a sheet lost: `earned` of `shared/assessment/grading.ts`, in thousandths. */
const QUESTIONS = sql`
	left join lateral (
		select array_agg(case when counts then round(1000 - 500.0 * halves / weight)::smallint else 0 end order by place) as lost,
			coalesce(array_agg(question_id) filter (where not counts), '{}') as left_out,
			coalesce(array_agg(question_id) filter (where is_na), '{}') as not_applicable
		from (
			select a.question_id, array[c.ordinal, b.ordinal, q.ordinal] as place, a.answer is not distinct from 3 as is_na,
				a.answer is distinct from 3 and coalesce(sum(i.weight_tenths) filter (where e.evaluation_rate > 0), 0) > 0 as counts,
				sum(i.weight_tenths) filter (where e.evaluation_rate > 0) as weight,
				sum(i.weight_tenths * (e.evaluation_rate - 1)) filter (where e.evaluation_rate > 0) as halves
			from answer_categories ac
			join paper_main_categories c on c.id = ac.main_category_id
			join answer_sub_categories au on au.category_id = ac.id
			join paper_sub_categories b on b.id = au.sub_category_id
			join answer_contents a on a.answer_sub_category_id = au.id
			join paper_questions q on q.id = a.question_id
			left join answer_evaluations e on e.answer_content_id = a.id
			left join paper_check_items i on i.id = e.check_item_id
			where ac.sheet_id = g.sheet_id
			group by a.id, c.ordinal, b.ordinal, q.ordinal
		) question
	) asked on true`;

/** Inserts missing facts of rounds and of who rated them, at most so many; answers how many. */
export const addRounds = (executor: Executor, company: number | null, limit: number) =>
	executor.execute<{ added: number }>(sql`
		with missing as (
			select * from (${GRADED}) g
			where ${isOf(company, 'g')} and not exists (select from programme_rounds f where f.sheet_id = g.sheet_id)
				and exists (select from results r where r.sheet_id = g.sheet_id)
			order by sheet_id limit ${limit}
		), added as (
			insert into programme_rounds (sheet_id, progress_id, company_id, paper_id, round, graded_at, graded_on, days,
				finalised_on, is_standing, score, max_score, grade, stars, category_scores, sub_scores, lost, left_out_ids,
				not_applicable_ids, critical_ids)
			select g.sheet_id, g.progress_id, g.company_id, g.paper_id, g.round, g.graded_at, ${dayIn(sql`g.graded_at`)},
				greatest(0, ${dayIn(sql`g.graded_at`)} - ${dayIn(sql`coalesce(g.began_at, g.graded_at)`)}),
				${dayIn(sql`g.finalised_at`)}, g.is_standing, r.score, paper.max_score,
				${gradeIn(sql`r.score`, sql`paper.max_score`)}, ${starsIn(sql`r.score`, sql`paper.max_score`)},
				coalesce(main.categories, '{}'), coalesce(sub.subs, '{}'), coalesce(asked.lost, '{}'),
				coalesce(asked.left_out, '{}'), coalesce(asked.not_applicable, '{}'), coalesce(r.critical_question_ids, '{}')
			from missing g
			join results r on r.sheet_id = g.sheet_id
			cross join lateral (
				select 100 * count(*)::int as max_score from paper_main_categories c where c.paper_id = g.paper_id
			) paper
			${SCORES}
			${QUESTIONS}
			on conflict (sheet_id) do nothing
			returning sheet_id, company_id
		), raters as (
			insert into programme_raters (sheet_id, user_id, company_id, rated_none, rated_half, rated_full)
			select a.sheet_id, u.rated_by, a.company_id,
				count(*) filter (where e.evaluation_rate = 1), count(*) filter (where e.evaluation_rate = 2),
				count(*) filter (where e.evaluation_rate = 3)
			from added a
			join answer_categories c on c.sheet_id = a.sheet_id
			join answer_sub_categories u on u.category_id = c.id
			join answer_contents t on t.answer_sub_category_id = u.id
			join answer_evaluations e on e.answer_content_id = t.id
			where u.rated_by is not null
			group by 1, 2, 3
			on conflict do nothing
		)
		select count(*)::int as added from added`);

/** Brings what changes after the grading up to date: finalized when, and whether a later round took its place. */
export const settleRounds = (executor: Executor, company: number | null) =>
	executor.execute(sql`
		update programme_rounds f set finalised_on = g.finalised_on, is_standing = g.is_standing
		from (select sheet_id, ${dayIn(sql`finalised_at`)} as finalised_on, is_standing from (${GRADED}) graded) g
		where g.sheet_id = f.sheet_id and ${isOf(company, 'f')}
			and (f.finalised_on, f.is_standing) is distinct from (g.finalised_on, g.is_standing)`);
