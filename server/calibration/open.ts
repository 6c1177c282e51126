import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { answerCategories, answerSubCategories } from '#server/db/tables/assessment.ts';
import { calibrationParts, calibrations } from '#server/db/tables/calibration.ts';
import { drawParts, isDrawn } from './draw.ts';
import { giveToSecond } from './second-rater.ts';

/** Sub-categories of a sheet that have check items, with who rated them. */
const listParts = (tx: Tx, sheetId: number) =>
	tx
		.select({ id: answerSubCategories.id, ratedBy: answerSubCategories.ratedBy })
		.from(answerSubCategories)
		.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
		.where(
			and(
				eq(answerCategories.sheetId, sheetId),
				sql`exists (
					select from answer_contents t join answer_evaluations e on e.answer_content_id = t.id
					where t.answer_sub_category_id = ${answerSubCategories.id})`,
			),
		);

/** Keeps the ratings as they are graded. */
const keepRatings = (tx: Tx, calibrationId: number, parts: readonly number[]) =>
	tx.execute(sql`
		insert into calibration_ratings (calibration_id, evaluation_id, first_rate, first_comment)
		select ${calibrationId}::int, e.id, e.evaluation_rate, e.comment
		from answer_evaluations e join answer_contents t on t.id = e.answer_content_id
		where t.answer_sub_category_id = any(${sql.param([...parts])}::int[]) and e.evaluation_rate is not null`);

type Graded = { progressId: number; sheetId: number };

/**
 * Draws a sheet that is being graded for a second rating, or not; once for each sheet, however often it is graded. The first raters
 * are not told before the second rating is complete.
 */
export const drawCalibration = async (
	tx: Tx,
	{ config, signer, clock }: Pick<Deps, 'config' | 'signer' | 'clock'>,
	{ progressId, sheetId }: Graded,
): Promise<void> => {
	const keyed = (value: string): string => signer.sign('calibration', value);
	if (!isDrawn(keyed, sheetId, config.calibrationPercent)) return;
	if ((await tx.$count(calibrations, eq(calibrations.sheetId, sheetId))) > 0) return;
	const all = await listParts(tx, sheetId);
	const drawn = drawParts(
		keyed,
		sheetId,
		all.map(({ id }) => id),
	);
	if (drawn.length === 0) return;
	const now = clock.now();
	const [calibration] = await tx.insert(calibrations).values({ progressId, sheetId, drawnAt: now }).returning();
	if (!calibration) throw new Error('no calibration was drawn');
	const raterOf = new Map(all.map(({ id, ratedBy }) => [id, ratedBy]));
	await tx.insert(calibrationParts).values(
		drawn.map((id) => ({
			calibrationId: calibration.id,
			answerSubCategoryId: id,
			firstRaterId: raterOf.get(id) ?? null,
		})),
	);
	await keepRatings(tx, calibration.id, drawn);
	await recordAudit(tx, {
		action: 'calibration.drawn',
		subject: 'assessment_progress',
		subjectId: progressId,
		detail: { parts: drawn.length },
	});
	await giveToSecond(tx, calibration, now);
};
