import { deadlineOf } from '#server/assessment/deadline.ts';
import { byCategory, listOutline } from '#server/assessment/outline.ts';
import { findSheetId } from '#server/assessment/sheets.ts';
import {
	assertCallable,
	lockProgress,
	newestProgressId,
	type Progress,
	transition,
} from '#server/assessment/transition.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { conflict, invalid, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { nextReceiptNumber } from '#server/receipts/allocate.ts';
import { tokyoDate, wordedDate } from '#shared/dates.ts';

const assertBeforeDeadline = (progress: Progress, now: Date, { locale }: CallContext): void => {
	const deadline = deadlineOf(progress);
	if (deadline && now > deadline) {
		throw conflict('assessment.deadlinePassed', { date: wordedDate(tokyoDate(deadline), locale) });
	}
};

/** @throws 422, naming each incomplete category */
const assertAnswered = async (tx: Tx, progressId: number, { locale }: CallContext): Promise<void> => {
	const sheetId = await findSheetId(tx, progressId, 1);
	if (sheetId === null) throw new Error(`progress ${progressId} has no answer sheet`);
	const unanswered = byCategory(await listOutline(tx, sheetId, locale)).filter(({ subCategories }) =>
		subCategories.some((sub) => sub.answeredAt === null),
	);
	if (unanswered.length === 0) return;
	throw invalid({
		categories: unanswered.map(({ content }) => ({
			key: 'assessment.categoryUnanswered',
			variables: { category: content },
		})),
	});
};

/**
 * Submits the answers of the company's current assessment, which makes them read-only.
 * @throws 404 without one; 409 at another status or after the deadline; 422 with an incomplete category
 */
export const submitAssessment = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: CompanyActor,
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const id = await newestProgressId(tx, actor.companyId);
		if (id === null) throw notFound();
		const progress = await lockProgress(tx, id);
		assertCallable(progress, 'submit');
		assertBeforeDeadline(progress, clock.now(), call);
		await assertAnswered(tx, id, call);
		const receiptNumber = progress.receiptNumber ?? (await nextReceiptNumber(tx, clock.now()));
		const set = { submittedBy: actor.userId, receiptNumber };
		await transition(tx, { progress, event: 'submit', actor, clock, call, set });
		return null;
	});
