import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '#server/base/actor.ts';

/**
 * What a second rater may read of a company that is not assigned to them: the drawn sub-categories and the files of their questions,
 * until the second rating is complete. Nobody who may read the whole sheet is one: an admin, an assessor of the company, or whoever
 * has an interest in it.
 */

/** Of a calibration `c`: whether the viewer is its second rater, and may still rate. */
export const isSecondRater = ({ area, role, userId }: Viewer): SQL =>
	area === 'console' && role === 1
		? sql`(c.second_rater_id = ${userId} and c.rated_at is null
			and not exists (
				select from assessment_progresses p join assessor_companies a on a.company_id = p.company_id
				where p.id = c.progress_id and a.user_id = c.second_rater_id
			)
			and not exists (
				select from assessment_progresses p join declared_interests i on i.company_id = p.company_id
				where p.id = c.progress_id and i.user_id = c.second_rater_id and i.removed_at is null
			))`
		: sql`false`;

/** The questions of the paper in the drawn sub-categories of a calibration `c`. */
const QUESTIONS = sql`(
	select t.question_id from calibration_parts part
	join answer_contents t on t.answer_sub_category_id = part.answer_sub_category_id
	where part.calibration_id = c.id
)`;

/** Whether a document of an assessment supports a question that the viewer rates a second time. */
export const isGrantedDocument = (viewer: Viewer, documentId: AnyColumn, progressId: AnyColumn): SQL => sql`exists (
	select from calibrations c where c.progress_id = ${sql`${progressId}`} and ${isSecondRater(viewer)} and exists (
		select from document_questions d where d.document_id = ${sql`${documentId}`} and d.question_id in ${QUESTIONS}
	)
)`;

/** Whether a request of this round was about a question that the viewer rates a second time. */
export const isGrantedRequest = (viewer: Viewer, requestId: AnyColumn): SQL => sql`exists (
	select from evidence_requests r join calibrations c on c.progress_id = r.progress_id
	join answer_sheets s on s.id = c.sheet_id and s.round = r.round
	where r.id = ${sql`${requestId}`} and ${isSecondRater(viewer)} and r.question_id in ${QUESTIONS}
)`;
