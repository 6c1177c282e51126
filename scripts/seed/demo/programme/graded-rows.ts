import { type SQL, sql } from 'drizzle-orm';
import { sdgNote, wordedGoals } from '#scripts/seed/demo/sdg-words.ts';
import { demoWords } from '#scripts/seed/demo/words.ts';
import { outline } from '#scripts/seed/papers/outline.ts';
import { loadGradableSheet } from '#server/assessment/gradable-sheet.ts';
import { findSheetId } from '#server/assessment/sheets.ts';
import type { Tx } from '#server/db/client.ts';
import { storeResult } from '#server/grading/store-result.ts';
import { gradeAssessment } from '#shared/assessment/grading.ts';
import type { Sheet } from './sheet-rows.ts';

/** Results of the further companies' rounds, graded as every other, and the texts of their reports and proposals. */

/** Scores from 75 on get the positive text. */
const PRAISE_FROM = 75;

const WORDS = outline.flatMap(({ subCategories }) =>
	subCategories.flatMap(({ code, key }) => {
		const words = demoWords[code];
		return words ? [{ key, good: words.good, fair: words.fair, proposal: words.proposal }] : [];
	}),
);

const SDG_WORDS = wordedGoals.map((goal) => ({ goal, good: sdgNote(goal, true), fair: sdgNote(goal, false) }));

const grade = async (tx: Tx, { progress_id: progressId, round }: Sheet): Promise<void> => {
	const sheetId = await findSheetId(tx, progressId, round);
	if (sheetId === null) throw new Error('there is no sheet to grade');
	const { categories, targets, criticalQuestionIds } = await loadGradableSheet(tx, sheetId);
	await storeResult(tx, sheetId, { ...gradeAssessment(categories, targets), criticalQuestionIds });
};

/** Rounds `r` of the assessments, with the milestone of their report. */
const reported = (progressIds: readonly number[]): SQL => sql`(
	select r.id, s.round, case s.round when 1 then p.evaluated_at else p.reevaluated_at end as reported_at,
		case s.round when 1 then p.proposed_at end as proposed_at, a.user_id as by
	from results r join answer_sheets s on s.id = r.sheet_id join assessment_progresses p on p.id = s.progress_id
	join assessor_companies a on a.company_id = p.company_id
	where p.id = any(${sql.param([...progressIds])}::int[])
)`;

const writeTexts = async (tx: Tx, progressIds: readonly number[]): Promise<void> => {
	const rounds = reported(progressIds);
	await tx.execute(sql`
		update results set report_confirmed_at = n.reported_at, report_saved_at = n.reported_at, report_saved_by = n.by,
			proposal_submitted_at = n.proposed_at, proposal_saved_at = n.proposed_at,
			proposal_saved_by = case when n.proposed_at is not null then n.by end
		from ${rounds} n where n.id = results.id and n.reported_at is not null`);
	await tx.execute(sql`
		update result_sub_categories u
		set evaluation_note = case when u.score >= ${PRAISE_FROM} then w.good else w.fair end,
			proposal_note = case when n.proposed_at is not null then w.proposal end
		from ${rounds} n
		join result_main_categories m on m.result_id = n.id
		join result_sub_categories same on same.result_main_category_id = m.id
		join paper_sub_categories b on b.id = same.sub_category_id
		join jsonb_to_recordset(${JSON.stringify(WORDS)}::jsonb) as w(key uuid, good text, fair text, proposal text) on w.key = b.key
		where same.id = u.id and n.reported_at is not null`);
	await tx.execute(sql`
		update result_sdg_targets u set evaluation_note = case when u.score >= ${PRAISE_FROM} then w.good else w.fair end
		from ${rounds} n
		join result_sdg_goals g on g.result_id = n.id
		join jsonb_to_recordset(${JSON.stringify(SDG_WORDS)}::jsonb) as w(goal int, good text, fair text) on w.goal = g.goal_id
		where u.result_sdg_goal_id = g.id and n.reported_at is not null`);
};

export const insertResults = async (tx: Tx, sheets: readonly Sheet[]): Promise<void> => {
	for (const sheet of sheets) if (sheet.checked_at !== null) await grade(tx, sheet);
	await writeTexts(tx, [...new Set(sheets.map(({ progress_id: id }) => id))]);
};
