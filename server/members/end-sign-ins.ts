import { recordAudit } from '#server/audit/record.ts';
import type { Actor, CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { endSessionsOf } from '#server/sessions/sessions.ts';
import { lockAccount, recordChange } from './admin-users.ts';
import { lockVisibleMember } from './members.ts';

/** Ends all sign-ins of a user, for example after the loss of a device, without a new password. */

/** @throws 404; 409 for the actor themselves */
export const endMemberSignIns = (
	{ db }: Pick<Deps, 'db'>,
	actor: Actor,
	{ id }: { id: number },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const { companyId } = await lockVisibleMember(tx, actor, id);
		if (id === actor.userId) throw conflict('accounts.ownSignIns');
		await endSessionsOf(tx, id);
		await recordAudit(tx, {
			action: 'member.sign_ins_ended',
			actorId: actor.userId,
			subject: 'user',
			subjectId: id,
			detail: { company_id: companyId },
			call,
		});
		return null;
	});

/** @throws 404 */
export const endAdminUserSignIns = (
	{ db }: Pick<Deps, 'db'>,
	actor: ConsoleActor,
	{ id }: { id: number },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		await lockAccount(tx, id);
		await endSessionsOf(tx, id);
		await recordChange(tx, 'sign_ins_ended', actor, id, call);
		return null;
	});
