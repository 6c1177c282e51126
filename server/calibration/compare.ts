import { asc, eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { groupRows } from '#server/base/group-rows.ts';
import type { Deps } from '#server/calls/deps.ts';
import { assertNoInterest } from '#server/companies/interests.ts';
import type { Executor } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import { users } from '#server/db/tables/accounts.ts';
import { calibrationMessages, calibrationParts } from '#server/db/tables/calibration.ts';
import { together } from '#server/db/transactions.ts';
import { announce } from '#server/notify/announce.ts';
import type { CalibrationComparison } from '#shared/calibration/schemas.ts';
import { listFirstRatings, listSecondItems, type SecondItem } from './items.ts';
import { getRated } from './lock.ts';

const listMessages = (executor: Executor, calibrationId: number) =>
	executor
		.select({
			id: calibrationMessages.id,
			content: calibrationMessages.content,
			createdAt: calibrationMessages.createdAt,
			author: { id: users.id, name: users.name },
		})
		.from(calibrationMessages)
		.innerJoin(users, eq(users.id, calibrationMessages.authorId))
		.where(eq(calibrationMessages.calibrationId, calibrationId))
		.orderBy(asc(calibrationMessages.id));

type First = Awaited<ReturnType<typeof listFirstRatings>>[number];

const compared = (item: SecondItem, first: ReadonlyMap<number, First>) => {
	const former = first.get(item.id);
	if (!former || item.rate === null) throw new Error(`item ${item.id} is not rated twice`);
	return {
		id: item.id,
		content: item.content,
		first_rate: former.rate,
		first_comment: former.comment,
		second_rate: item.rate,
		second_comment: item.comment,
	};
};

/** Both ratings side by side, with the conversation about them. @throws 404 before the second rating is complete */
export const compareCalibration = async (
	{ db }: Pick<Deps, 'db'>,
	actor: ConsoleActor,
	{ id }: { id: number },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<CalibrationComparison> => {
	const { calibration, company, round } = await getRated(db, actor, id);
	const { secondRaterId, ratedAt } = calibration;
	if (secondRaterId === null || ratedAt === null) throw new Error(`calibration ${id} has no second rating`);
	const [rows, firstRows, messages] = await together(db, (one) => [
		listSecondItems(one, id, locale),
		listFirstRatings(one, id),
		listMessages(one, id),
	]);
	const first = new Map(firstRows.map((row) => [row.id, row]));
	const raters = [...new Set([secondRaterId, ...firstRows.flatMap(({ raterId }) => raterId ?? [])])];
	const people = await db.select({ id: users.id, name: users.name }).from(users).where(isOneOf(users.id, raters));
	const personOf = (wanted: number | null | undefined) => people.find((one) => one.id === wanted) ?? null;
	const items = rows.map((row) => compared(row, first));
	return {
		id,
		company,
		round,
		progress_id: calibration.progressId,
		drawn_at: calibration.drawnAt.toISOString(),
		rated_at: ratedAt.toISOString(),
		second_rater: personOf(secondRaterId) ?? { id: secondRaterId, name: '' },
		item_count: items.length,
		same_count: items.filter((item) => item.first_rate === item.second_rate).length,
		sub_categories: groupRows(rows, (row) => row.part).map(({ parent: part, rows: ofPart }) => ({
			id: part.id,
			content: part.content,
			answer_category: ofPart[0]?.category ?? { id: part.id, content: '' },
			first_rater: personOf(firstRows.find(({ partId }) => partId === part.id)?.raterId),
			answer_contents: groupRows(ofPart, (row) => row.question).map(({ parent: question, rows: ofQuestion }) => ({
				id: question.id,
				content: question.content,
				answer: question.answer,
				compared_items: ofQuestion.map((row) => compared(row, first)),
			})),
		})),
		messages: messages.map(({ createdAt, ...message }) => ({ ...message, created_at: createdAt.toISOString() })),
	};
};

/** Adds a message about the two ratings, and tells the other raters. @throws 404; 409 with an interest in the company */
export const addCalibrationMessage = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ id, content }: { id: number; content: string },
	call: CallContext,
): Promise<{ id: number }> =>
	db.transaction(async (tx) => {
		const { calibration, company } = await getRated(tx, actor, id);
		await assertNoInterest(tx, actor, company.id);
		const now = clock.now();
		const [message] = await tx
			.insert(calibrationMessages)
			.values({ calibrationId: id, authorId: actor.userId, content, createdAt: now })
			.returning({ id: calibrationMessages.id });
		if (!message) throw new Error('no message was added');
		await recordAudit(tx, {
			action: 'calibration.commented',
			actorId: actor.userId,
			subject: 'assessment_progress',
			subjectId: calibration.progressId,
			detail: { calibration_id: id },
			call,
		});
		const first = await tx
			.selectDistinct({ id: calibrationParts.firstRaterId })
			.from(calibrationParts)
			.where(eq(calibrationParts.calibrationId, id));
		const raters = new Set([calibration.secondRaterId, ...first.map((one) => one.id)]);
		for (const rater of raters) {
			if (rater === null || rater === actor.userId) continue;
			await announce(tx, 'calibration_messaged', now, { subject_id: id, user_id: rater, actor_id: actor.userId });
		}
		return message;
	});
