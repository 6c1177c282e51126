import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Clock } from '#server/base/clock.ts';
import { invalidField, notFound } from '#server/base/errors.ts';
import { answered } from '#server/calls/answer.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import { lockContact } from './queries.ts';

type Marked = { id: number; handled: boolean };

/** Sets or removes the mark; an existing one keeps its author and time. */
const mark = async (tx: Tx, clock: Clock, actor: ConsoleActor, { id, handled }: Marked, call: CallContext) => {
	const changed = await tx
		.update(freeContacts)
		.set(handled ? { handledAt: clock.now(), handledBy: actor.userId } : { handledAt: null, handledBy: null })
		.where(and(eq(freeContacts.id, id), (handled ? isNull : isNotNull)(freeContacts.handledAt)))
		.returning({ id: freeContacts.id });
	if (changed.length === 0) return;
	await recordAudit(tx, {
		action: handled ? 'inquiry.handled' : 'inquiry.reopened',
		actorId: actor.userId,
		subject: 'inquiry',
		subjectId: id,
		call,
	});
};

/** @throws 404 */
export const markHandled = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	marked: Marked,
	call: CallContext,
) => {
	await db.transaction(async (tx) => {
		if (!(await lockContact(tx, marked.id))) throw notFound();
		await mark(tx, clock, actor, marked, call);
	});
	return answered(null, marked.handled ? 'free.handled' : 'free.reopened');
};

/**
 * Links an inquiry with the company created from it and marks it as handled.
 * @throws 422 on `inquiry_id` if it does not exist, already has a company, or is not visible to the actor
 */
export const linkInquiry = async (
	tx: Tx,
	clock: Clock,
	actor: ConsoleActor,
	{ inquiryId, companyId }: { inquiryId: number; companyId: number },
	call: CallContext,
): Promise<void> => {
	const inquiry = actor.role === 0 ? await lockContact(tx, inquiryId) : null;
	if (!inquiry) throw invalidField('inquiry_id', 'validation.unknownRecord');
	if (inquiry.companyId !== null) throw invalidField('inquiry_id', 'free.hasCompany');
	await tx.update(freeContacts).set({ companyId }).where(eq(freeContacts.id, inquiryId));
	await mark(tx, clock, actor, { id: inquiryId, handled: true }, call);
};
