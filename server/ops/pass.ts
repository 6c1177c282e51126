import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { sessions, users } from '#server/db/tables/accounts.ts';
import { hashToken, isLive } from '#server/sessions/sessions.ts';

/**
 * Access to the queue dashboard, which has no bearer authentication: a signed link, valid for one minute, is exchanged
 * for a signed cookie, valid for one hour. Both contain the hash of a console admin's session and expire with it.
 */

export const OPS_PATH = '/ops';

const LINK_MS = 60 * 1000;
export const PASS_MS = 60 * 60 * 1000;

type Purpose = 'ops-link' | 'ops-pass';
type PassDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'signer'>;

const makePass = ({ clock, signer }: PassDeps, purpose: Purpose, sessionId: string, lifetimeMs: number): string => {
	const value = `${sessionId}.${clock.now().getTime() + lifetimeMs}`;
	return `${value}.${signer.sign(purpose, value)}`;
};

const adminOfSession = async ({ db, clock, config }: PassDeps, sessionId: string): Promise<number | null> => {
	const [row] = await db
		.select({ userId: users.id })
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(
			and(
				eq(sessions.id, sessionId),
				isLive(config, clock.now()),
				eq(users.area, 'console'),
				eq(users.role, 0),
				isNull(users.deactivatedAt),
			),
		);
	return row?.userId ?? null;
};

type Holder = { userId: number; sessionId: string };

/** Admin of a pass; null if it is invalid or expired, or the session has ended. */
const holderOf = async (deps: PassDeps, purpose: Purpose, pass: string | undefined): Promise<Holder | null> => {
	const [sessionId = '', expires = '', signature = ''] = (pass ?? '').split('.');
	const now = deps.clock.now();
	if (!deps.signer.verify(purpose, `${sessionId}.${expires}`, signature) || Number(expires) <= now.getTime())
		return null;
	const userId = await adminOfSession(deps, sessionId);
	return userId === null ? null : { userId, sessionId };
};

export const makeOpsLink = async (deps: PassDeps, actor: ConsoleActor, call: CallContext): Promise<{ url: string }> => {
	const pass = makePass(deps, 'ops-link', hashToken(actor.sessionToken), LINK_MS);
	await recordAudit(deps.db, { action: 'ops.linked', actorId: actor.userId, call });
	return { url: `${OPS_PATH}?pass=${pass}` };
};

/** Exchanges a link for the value of the cookie. @throws 404 */
export const openOpsLink = async (deps: PassDeps, link: string | undefined, call: CallContext): Promise<string> => {
	const holder = await holderOf(deps, 'ops-link', link);
	if (!holder) throw notFound();
	await recordAudit(deps.db, { action: 'ops.opened', actorId: holder.userId, call });
	return makePass(deps, 'ops-pass', holder.sessionId, PASS_MS);
};

export const isOpsPass = async (deps: PassDeps, pass: string | undefined): Promise<boolean> =>
	(await holderOf(deps, 'ops-pass', pass)) !== null;
