import { lockVisibleProgress } from '#server/assessment/access.ts';
import { findObjectionOf, recordAuditOfObjection } from '#server/assessment/objections.ts';
import { getQuestionIds, getSubCategoryIds } from '#server/assessment/sheet-questions.ts';
import { findSheetId } from '#server/assessment/sheets.ts';
import type { Progress } from '#server/assessment/transition.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { conflict, type FieldErrors, type FieldMessage, invalid } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import { objectionPoints, objections } from '#server/db/tables/objections.ts';
import { paperQuestions } from '#server/db/tables/papers.ts';
import { later } from '#server/db/transactions.ts';
import { readLevel } from '#server/explanation/level.ts';
import { announce } from '#server/notify/announce.ts';
import type { Round } from '#shared/assessment/round.ts';
import { wordedDate } from '#shared/dates.ts';
import {
	decisionDue,
	finalisedAt,
	lastObjectionDay,
	objectableRound,
	whyNotObjectable,
} from '#shared/objections/rules.ts';
import type { FileObjectionInput, ObjectionVersion } from '#shared/objections/schemas.ts';

type Point = { subCategoryId: number; questionId: number | null; reason: string };
type Sent = FileObjectionInput['objection_points'];

const TWICE: FieldMessage = { key: 'objections.twice' };

const refuseIf = (errors: FieldErrors): void => {
	if (Object.keys(errors).length > 0) throw invalid(errors);
};

/** @throws 422, naming each point that is there twice */
const assertOnce = (points: readonly Point[], field: string): void => {
	const keys = points.map(({ subCategoryId, questionId }) => `${subCategoryId}:${questionId}`);
	refuseIf(
		Object.fromEntries(
			keys.flatMap((key, at) => (keys.indexOf(key) < at ? [[`objection_points.${at}.${field}`, [TWICE]]] : [])),
		),
	);
};

/** @throws 422 for a point that names no question of the company's sheet, or one that is named twice */
const questionPoints = async (tx: Tx, progressId: number, sent: Sent): Promise<Point[]> => {
	refuseIf(
		Object.fromEntries(
			sent.flatMap(({ answer_content_id: id }, at) =>
				id ? [] : [[`objection_points.${at}.answer_content_id`, [{ key: 'validation.required' } as const]]],
			),
		),
	);
	const ids = sent.map(({ answer_content_id: id }) => id ?? 0);
	const sheet = { progressId, round: 1 } as const;
	const questionIds = await getQuestionIds(tx, sheet, ids, (at) => `objection_points.${at}.answer_content_id`);
	const rows = await tx
		.select({ id: paperQuestions.id, subCategoryId: paperQuestions.subCategoryId })
		.from(paperQuestions)
		.where(isOneOf(paperQuestions.id, questionIds));
	const subCategoryOf = new Map(rows.map(({ id, subCategoryId }) => [id, subCategoryId]));
	const points = sent.flatMap(({ reason }, at): Point[] => {
		const questionId = questionIds[at];
		const subCategoryId = questionId === undefined ? undefined : subCategoryOf.get(questionId);
		return questionId === undefined || subCategoryId === undefined ? [] : [{ subCategoryId, questionId, reason }];
	});
	assertOnce(points, 'answer_content_id');
	return points;
};

/** @throws 422 for a point that names no sub-category of the company's sheet, or one that is named twice */
const subCategoryPoints = async (tx: Tx, progressId: number, sent: Sent): Promise<Point[]> => {
	refuseIf(
		Object.fromEntries(
			sent.flatMap(({ sub_category_id: id }, at) =>
				id ? [] : [[`objection_points.${at}.sub_category_id`, [{ key: 'validation.required' } as const]]],
			),
		),
	);
	const ids = sent.map(({ sub_category_id: id }) => id ?? 0);
	const sheet = { progressId, round: 1 } as const;
	const subCategoryIds = await getSubCategoryIds(tx, sheet, ids, (at) => `objection_points.${at}.sub_category_id`);
	const points = sent.flatMap(({ reason }, at): Point[] => {
		const subCategoryId = subCategoryIds[at];
		return subCategoryId === undefined ? [] : [{ subCategoryId, questionId: null, reason }];
	});
	assertOnce(points, 'sub_category_id');
	return points;
};

/** The sheet whose result stands, if an objection can be filed. The progress is locked. @throws 409 */
const objectableSheet = async (
	tx: Tx,
	{ clock, config }: Pick<Deps, 'clock' | 'config'>,
	progress: Progress,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<{ round: Round; sheetId: number }> => {
	const round = objectableRound(progress);
	const former = round && (await findObjectionOf(tx, progress.id, round));
	const { file: days } = config.objectionDays;
	const why = whyNotObjectable({
		...progress,
		wasFiled: former !== null,
		now: clock.now(),
		days,
	});
	const finalised = round && finalisedAt(progress, round);
	if (why === 'tooLate' && finalised) {
		const date = wordedDate(lastObjectionDay(finalised, days), locale);
		throw conflict('objections.whyNot.tooLate', { date, count: days });
	}
	if (why) throw conflict(`objections.whyNot.${why}`);
	const sheetId = round && (await findSheetId(tx, progress.id, round));
	if (!round || sheetId === null) throw new Error('the sheet of a finalized round is missing');
	return { round, sheetId };
};

/**
 * Files an objection to the result that stands, which holds the assessment until it is decided or withdrawn.
 * @throws 404; 409 without a finalized result, after OBJECTION_DAYS, or for a second one to the round; 422
 */
export const fileObjection = (
	deps: Pick<Deps, 'db' | 'clock' | 'config'>,
	actor: CompanyActor,
	{ progress_id: progressId, objection_points: sent }: FileObjectionInput,
	call: CallContext,
): Promise<ObjectionVersion> =>
	deps.db.transaction(async (tx) => {
		const progress = await lockVisibleProgress(tx, actor, progressId);
		const { round, sheetId } = await objectableSheet(tx, deps, progress, call);
		const level = await readLevel(tx, progress.paperId);
		const points =
			level === 'none' ? await subCategoryPoints(tx, progressId, sent) : await questionPoints(tx, progressId, sent);
		const now = deps.clock.now();
		const dueOn = decisionDue(now, deps.config.objectionDays.decide);
		const [filed] = await tx
			.insert(objections)
			.values({ progressId, sheetId, round, filedBy: actor.userId, filedAt: now, dueOn, updatedAt: now })
			.returning();
		if (!filed) throw new Error('no objection was filed');
		await later(tx, tx.insert(objectionPoints).values(points.map((point) => ({ ...point, objectionId: filed.id }))));
		const detail = { points: points.length };
		await recordAuditOfObjection(tx, { action: 'objection.filed', objection: filed, detail }, { actor, call });
		await announce(tx, 'objection_filed', now, { subject_id: filed.id });
		await announce(tx, 'objection_received', now, { subject_id: filed.id });
		return { id: filed.id, status: filed.status, version: filed.version };
	});
