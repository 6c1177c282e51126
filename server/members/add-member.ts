import { countLink, hashUnknownPassword, mailPasswordLink } from '#server/accounts/password-links.ts';
import { assertPasswordAllowed } from '#server/accounts/password-rules.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { withUniqueEmail } from '#server/accounts/unique-emails.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { getVisibleCompany } from '#server/companies/queries.ts';
import type { Tx } from '#server/db/client.ts';
import { insertMember, type Person } from './members.ts';

type AddDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'signer' | 'limits' | 'auditCounter'>;

type NewMember = Person & { role: 0 | 1; company_id: number };

/** @throws 404 */
const insertVisible = async (
	tx: Tx,
	deps: AddDeps,
	actor: Actor,
	{ company_id, ...member }: NewMember & { passwordHash: string },
	call: CallContext,
): ReturnType<typeof insertMember> => {
	await getVisibleCompany(tx, actor, company_id);
	return insertMember(tx, deps, company_id, member, { actor, call });
};

/** Adds a member who sets the first password by a mailed link. */
const invite = async (deps: AddDeps, actor: Actor, member: NewMember, call: CallContext): Promise<{ id: number }> => {
	const { email } = member;
	const passwordHash = await hashUnknownPassword();
	const { id } = await countLink(deps, { area: 'app', email }, { actor, call }, () =>
		withUniqueEmail('email', () =>
			deps.db.transaction(async (tx) => {
				const added = await insertVisible(tx, deps, actor, { ...member, passwordHash }, call);
				await mailPasswordLink(tx, deps, { ...added, isNew: true, actor });
				return added;
			}),
		),
	);
	return { id };
};

/** Without a password, a link to set one is mailed. @throws 404, 422 on `email`, `password`; TooManyAttempts */
export const addMember = async (
	deps: AddDeps,
	actor: Actor,
	{ password, ...member }: NewMember & { password?: string | undefined },
	call: CallContext,
): Promise<{ id: number }> => {
	await getVisibleCompany(deps.db, actor, member.company_id);
	if (password === undefined) return invite(deps, actor, member, call);
	assertPasswordAllowed(deps.config, { password, email: member.email });
	const passwordHash = await hashPassword(password);
	return withUniqueEmail('email', () =>
		deps.db.transaction((tx) => insertVisible(tx, deps, actor, { ...member, passwordHash }, call)),
	);
};
