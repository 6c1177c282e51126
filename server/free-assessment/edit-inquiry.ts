import { eq } from 'drizzle-orm';
import { changesOf, type Values } from '#server/audit/changes.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { invalidField, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import { assertVersion } from '#server/db/versions.ts';
import { lockConsoleAdmins } from '#server/members/queries.ts';
import type { InquiryEdit } from '#shared/free-assessment/inquiries.ts';
import { type FreeContact, lockContact } from './queries.ts';

type Cared = Pick<FreeContact, 'ownerId' | 'note'>;

const audited = ({ ownerId, note }: Cared): Values<'inquiry'> => ({
	in_charge_id: ownerId === null ? [] : [ownerId],
	note,
});

/** @throws 422 on `in_charge_id` unless it is an active admin: assessors see no inquiries */
const assertMayOwn = async (tx: Tx, ownerId: number | null): Promise<void> => {
	if (ownerId === null || (await lockConsoleAdmins(tx)).includes(ownerId)) return;
	throw invalidField('in_charge_id', 'validation.unknownRecord');
};

/**
 * Sets who sees to an inquiry, and its internal note; omitted fields stay.
 * @throws 404, 409, 422 on `in_charge_id`
 */
export const editInquiry = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ id, in_charge_id: owner, note, version }: InquiryEdit & { id: number },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const before = await lockContact(tx, id);
		if (!before) throw notFound();
		const saved = { version: before.version, savedAt: before.updatedAt, savedBy: before.updatedBy };
		await assertVersion(tx, version, saved, { clock, call });
		const after: Cared = {
			ownerId: owner === undefined ? before.ownerId : owner,
			note: note === undefined ? before.note : note,
		};
		if (after.ownerId === before.ownerId && after.note === before.note) return null;
		if (after.ownerId !== before.ownerId) await assertMayOwn(tx, after.ownerId);
		await tx
			.update(freeContacts)
			.set({ ...after, version: before.version + 1, updatedAt: clock.now(), updatedBy: actor.userId })
			.where(eq(freeContacts.id, id));
		await recordAudit(tx, {
			action: 'inquiry.updated',
			actorId: actor.userId,
			subject: 'inquiry',
			subjectId: id,
			changes: changesOf('inquiry', audited(before), audited(after)),
			call,
		});
		return null;
	});
