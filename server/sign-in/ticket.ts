import type { User } from '#server/accounts/queries.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext } from '#server/base/actor.ts';
import { AppError } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { type EnrolmentAsked, TICKET_MINUTES } from '#shared/accounts/second-factor.ts';

/**
 * For a user (locked) who gave the right password but lacks a required second factor: a 401 with a ticket that only
 * allows setting one up.
 */
export const giveTicket = async (
	tx: Tx,
	{ clock, sessions }: Pick<Deps, 'clock' | 'sessions'>,
	{ id, area }: User,
	call: CallContext,
): Promise<AppError> => {
	const ticket = await sessions.open(id, tx, { userAgent: call.userAgent, isTicket: true });
	await recordAudit(tx, { action: 'login.ticket_given', actorId: id, detail: { area }, call });
	const expiresAt = new Date(clock.now().getTime() + TICKET_MINUTES * 60_000);
	const extra: EnrolmentAsked = { ticket, expires_at: expiresAt.toISOString() };
	return new AppError('secondFactor.enrolmentAsked', { status: 401, extra });
};
