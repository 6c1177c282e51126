import { hasSignedIn } from '#server/accounts/last-sign-ins.ts';
import { countLink, hashUnknownPassword, mailPasswordLink } from '#server/accounts/password-links.ts';
import { withUniqueEmail } from '#server/accounts/unique-emails.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { Actor, CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { insertAccount, lockAccount, type NewAccount, recordChange } from './admin-users.ts';
import { lockVisibleMember } from './members.ts';
import { findConsoleUser, findVisibleMember } from './queries.ts';

/** An administrator sends a link instead of setting a password and passing it on. */

type LinkDeps = Pick<Deps, 'db' | 'clock' | 'signer' | 'limits' | 'auditCounter'>;

/** @throws 404; 409 for the actor themselves; TooManyAttempts */
export const linkMember = async (
	deps: LinkDeps,
	actor: Actor,
	{ id }: { id: number },
	call: CallContext,
): Promise<null> => {
	const found = await findVisibleMember(deps.db, actor, id);
	if (!found) throw notFound();
	if (id === actor.userId) throw conflict('accounts.ownProfile');
	await countLink(deps, found, { actor, call }, () =>
		deps.db.transaction(async (tx) => {
			const member = await lockVisibleMember(tx, actor, id);
			const isNew = !(await hasSignedIn(tx, id));
			await mailPasswordLink(tx, deps, { ...member, isNew, actor });
			await recordAudit(tx, {
				action: 'member.password_link_sent',
				actorId: actor.userId,
				subject: 'user',
				subjectId: id,
				detail: { company_id: member.companyId },
				call,
			});
		}),
	);
	return null;
};

/** @throws 404; TooManyAttempts */
export const linkAdminUser = async (
	deps: LinkDeps,
	actor: ConsoleActor,
	{ id }: { id: number },
	call: CallContext,
): Promise<null> => {
	const found = await findConsoleUser(deps.db, id);
	if (!found) throw notFound();
	await countLink(deps, found, { actor, call }, () =>
		deps.db.transaction(async (tx) => {
			await mailPasswordLink(tx, deps, { ...(await lockAccount(tx, id)), isNew: false, actor });
			await recordChange(tx, 'password_link_sent', actor, id, call);
		}),
	);
	return null;
};

/** Registers an account whose owner sets the first password. @throws 422 on `email`, `company_ids`; TooManyAttempts */
export const inviteAdminUser = async (
	deps: LinkDeps,
	actor: ConsoleActor,
	account: NewAccount,
	call: CallContext,
): Promise<{ id: number }> => {
	const { email } = account;
	const passwordHash = await hashUnknownPassword();
	const added = await countLink(deps, { area: 'console', email }, { actor, call }, () =>
		withUniqueEmail('email', () =>
			deps.db.transaction(async (tx) => {
				const { id } = await insertAccount(tx, deps, actor, { ...account, passwordHash }, call);
				await mailPasswordLink(tx, deps, { id, email, locale: call.locale, isNew: true, actor });
				return { id };
			}),
		),
	);
	return added;
};
