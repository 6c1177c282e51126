import { and, eq, isNull, sql } from 'drizzle-orm';
import { answerSheets } from '#server/db/tables/assessment.ts';
import { calibrations } from '#server/db/tables/calibration.ts';
import type { CalibrationSheet } from '#shared/calibration/schemas.ts';
import type { TestApp } from '#tests/support/app.ts';
import type { Staged } from '#tests/support/assessments.ts';
import { CHECKING_ROUNDS, checkingCalls, rateAll, subCategoryIds } from '#tests/support/checking.ts';
import type { Person } from '#tests/support/factories.ts';
import { assessmentAt, gradeAsRated, type JourneyOptions } from '#tests/support/journey.ts';

/** Second ratings of drawn gradings: rows by SQL, and the calls of the second rater. */

type Given = { secondRaterId: number | null; isRated?: boolean; round?: 1 | 2 };

/** Inserts a calibration of a rated sheet, in the place of one that was there; rated ones agree with the first ratings. */
export const makeCalibration = async (
	{ deps }: Pick<TestApp, 'deps'>,
	{ progress }: Pick<Staged, 'progress'>,
	{ secondRaterId, isRated = false, round = 1 }: Given,
): Promise<number> => {
	const [sheet] = await deps.db
		.select({ id: answerSheets.id })
		.from(answerSheets)
		.where(
			and(eq(answerSheets.progressId, progress.id), eq(answerSheets.round, round), isNull(answerSheets.archivedAt)),
		);
	if (!sheet) throw new Error(`progress ${progress.id} has no sheet of round ${round}`);
	await deps.db.delete(calibrations).where(eq(calibrations.sheetId, sheet.id));
	const now = new Date();
	const [made] = await deps.db
		.insert(calibrations)
		.values({
			progressId: progress.id,
			sheetId: sheet.id,
			secondRaterId,
			givenAt: secondRaterId === null ? null : now,
			ratedAt: isRated ? now : null,
		})
		.returning({ id: calibrations.id });
	if (!made) throw new Error('no calibration was made');
	await deps.db.execute(sql`
		insert into calibration_parts (calibration_id, answer_sub_category_id, first_rater_id)
		select ${made.id}, s.id, s.rated_by from answer_sub_categories s join answer_categories c on c.id = s.category_id
		where c.sheet_id = ${sheet.id} order by s.id limit 3`);
	await deps.db.execute(sql`
		insert into calibration_ratings (calibration_id, evaluation_id, first_rate, first_comment, second_rate)
		select ${made.id}, e.id, coalesce(e.evaluation_rate, 3), e.comment,
			case when ${isRated} then coalesce(e.evaluation_rate, 3) end
		from answer_evaluations e join answer_contents t on t.id = e.answer_content_id
		join calibration_parts p on p.answer_sub_category_id = t.answer_sub_category_id
		where p.calibration_id = ${made.id}`);
	return made.id;
};

/** An assessment that `rater` has rated over the API, with memos, and that was graded then. */
export const gradedBy = async (app: TestApp, rater: Person, options: JourneyOptions = {}): Promise<Staged> => {
	const staged = await assessmentAt(app, 3, options);
	const calls = checkingCalls(CHECKING_ROUNDS[0], staged, rater);
	for (const id of await subCategoryIds(calls)) {
		await calls.save(id, rateAll((await calls.subCategory(id)).data, 3));
		await calls.mark(id);
	}
	await gradeAsRated(app, staged, 1);
	return staged;
};

export const calibrationOf = async ({ deps }: Pick<TestApp, 'deps'>, { progress }: Pick<Staged, 'progress'>) => {
	const [row] = await deps.db.select().from(calibrations).where(eq(calibrations.progressId, progress.id));
	return row ?? null;
};

/** The calls of whoever rates a second time. */
export const secondCalls = (person: Person, id: number) => {
	const path = `/console/calibrations/${id}`;
	return {
		sheet: () => person.get<CalibrationSheet>(`${path}/sheet`),
		save: (body: unknown) =>
			person.post<{ version: number; saved_at: string; unrated_count: number }>(`${path}/save_changes`, body),
		complete: (body?: unknown) => person.post(`${path}/complete`, body),
		decline: (reason = '時間がない') => person.post(`${path}/decline`, { reason }),
	};
};

/** A body that rates every item of a second sheet alike. */
export const rateSecond = ({ sub_categories: parts }: CalibrationSheet, rate: number, comment?: string) => ({
	answer_contents: parts.flatMap(({ answer_contents: contents }) =>
		contents.map((content) => ({
			id: content.id,
			answer_evaluations: content.answer_evaluations.map((item) => ({
				id: item.id,
				evaluation_rate: rate,
				...(comment === undefined ? {} : { comment }),
			})),
		})),
	),
});
