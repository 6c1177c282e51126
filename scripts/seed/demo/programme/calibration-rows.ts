import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { STATUS } from '#shared/assessment/status.ts';
import type { Assessed } from './assessment-rows.ts';
import { stepTo } from './courses.ts';
import type { Staff } from './staff.ts';

/** Complete second ratings of a few gradings of the last year, so that agreement can be shown. */

const DRAWN_EVERY = 7;
const PARTS = 3;
const DAYS_LATER = 5;

/** How often the second rater gives the same; else the next rating. */
const SAME_SHARE = 0.82;

const insertOne = async (
	tx: Tx,
	{ progressId, graded, secondRaterId }: { progressId: number; graded: Date; secondRaterId: number },
): Promise<void> => {
	const rated = new Date(graded.getTime() + DAYS_LATER * 86_400_000);
	await tx.execute(sql`
		with sheet as (
			select id from answer_sheets where progress_id = ${progressId} and round = 1 and archived_at is null
		), made as (
			insert into calibrations (progress_id, sheet_id, second_rater_id, given_at, rated_at, saved_at, created_at)
			select ${progressId}, id, ${secondRaterId}, ${graded.toISOString()}::timestamptz, ${rated.toISOString()}::timestamptz,
				${rated.toISOString()}::timestamptz, ${graded.toISOString()}::timestamptz
			from sheet returning id
		), parts as (
			insert into calibration_parts (calibration_id, answer_sub_category_id, first_rater_id)
			select made.id, a.id, a.rated_by
			from made, sheet
			join answer_categories c on c.sheet_id = sheet.id
			join answer_sub_categories a on a.category_id = c.id
			order by hashtext(a.id::text) limit ${PARTS}
			returning calibration_id, answer_sub_category_id
		)
		insert into calibration_ratings (calibration_id, evaluation_id, first_rate, second_rate)
		select parts.calibration_id, e.id, e.evaluation_rate,
			case when e.evaluation_rate = 0 or (hashtext(e.id::text)::bigint + 2147483648) / 4294967296.0 < ${SAME_SHARE}
				then e.evaluation_rate else 1 + e.evaluation_rate % 3 end
		from parts
		join answer_contents t on t.answer_sub_category_id = parts.answer_sub_category_id
		join answer_evaluations e on e.answer_content_id = t.id
		where e.evaluation_rate is not null`);
};

export const insertCalibrations = async (tx: Tx, assessed: readonly Assessed[], { raterIds }: Staff): Promise<void> => {
	for (const { further, course, progressId } of assessed) {
		const graded = stepTo(course, STATUS.graded)?.at;
		const evaluated = stepTo(course, STATUS.evaluated);
		const isLatest = course === further.courses.at(-1);
		if (!graded || !evaluated || !isLatest || further.profile.at % DRAWN_EVERY !== 3) continue;
		const secondRaterId = raterIds.at((raterIds.indexOf(further.raterId) + 1) % raterIds.length);
		if (secondRaterId !== undefined) await insertOne(tx, { progressId, graded, secondRaterId });
	}
};
