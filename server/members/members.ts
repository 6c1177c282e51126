import { eq } from 'drizzle-orm';
import { auditedAccount } from '#server/accounts/audited.ts';
import { companyLanguage } from '#server/accounts/company-language.ts';
import { deactivate, replacePassword } from '#server/accounts/credentials.ts';
import { tellFormerAddress } from '#server/accounts/email-changes.ts';
import { assertPasswordAllowed } from '#server/accounts/password-rules.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import type { User } from '#server/accounts/queries.ts';
import { claimEmail, withUniqueEmail } from '#server/accounts/unique-emails.ts';
import { releaseSubCategories } from '#server/assessment/assignees.ts';
import { changesOf } from '#server/audit/changes.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { Actor, ActorId, CallContext } from '#server/base/actor.ts';
import { conflict, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { lockVisibleCompany } from '#server/companies/queries.ts';
import type { Tx } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { assertFormVersion, nextVersion, presentSaved } from '#server/db/versions.ts';
import { releaseActions } from '#server/plans/owners.ts';
import { removeFactorsOf } from '#server/second-factor/remove.ts';
import { endSessionsOf } from '#server/sessions/sessions.ts';
import { announceLeftShares } from '#server/shares/maker-left.ts';
import { countCompanyAdmins, findVisibleMember, type ListedMember, lockMember, type Member } from './queries.ts';

/** Members of a company, with the same rules for company admins and the console. */

type MemberDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

export type Person = {
	name: string;
	email: string;
	name_kana?: string | undefined;
	phone_number?: string | undefined;
	position?: string | undefined;
	department?: string | undefined;
};
type EditedMember = Person & { role?: 0 | 1 | undefined; version?: number | undefined };

/** A member on the wire; `names` are those of the editors. */
export const presentMember = (user: ListedMember, names: ReadonlyMap<number, string>) => ({
	id: user.id,
	name: user.name,
	name_kana: user.nameKana,
	email: user.email,
	phone_number: user.phoneNumber,
	role: user.role,
	position: user.position,
	department: user.department,
	has_second_factor: user.hasSecondFactor,
	last_sign_in_at: user.lastSignInAt?.toISOString() ?? null,
	invited_until: user.lastSignInAt ? null : (user.linkedUntil?.toISOString() ?? null),
	...presentSaved(user, names),
});

const columnsOf = ({ name, email, name_kana, phone_number, position, department }: Person) => ({
	name,
	email,
	nameKana: name_kana,
	phoneNumber: phone_number,
	position,
	department,
});

/** Creates a user of a company, whose mails are in the company's language, and records it; the caller checks access. */
export const insertMember = async (
	tx: Tx,
	{ clock }: Pick<Deps, 'clock'>,
	companyId: number,
	member: Person & { role: 0 | 1; passwordHash: string },
	{ actor, call }: { actor: ActorId; call: CallContext | null },
): Promise<Pick<User, 'id' | 'email' | 'locale'>> => {
	const now = clock.now();
	const { role, passwordHash } = member;
	await claimEmail(tx, 'app', member.email, null);
	const locale = await companyLanguage(tx, companyId, actor, call);
	const account = { area: 'app', role, companyId, passwordHash, locale } as const;
	const [user] = await tx
		.insert(users)
		.values({ ...columnsOf(member), ...account, createdAt: now, updatedAt: now })
		.returning();
	if (!user) throw new Error('no member was made');
	await recordAudit(tx, {
		action: 'member.added',
		actorId: actor.userId,
		subject: 'user',
		subjectId: user.id,
		detail: { company_id: companyId },
		changes: changesOf('account', null, auditedAccount(user)),
		call,
	});
	return user;
};

/**
 * Locks a company, then its member, to serialize changes of members, so that the count of admins is correct.
 * @throws 404
 */
export const lockVisibleMember = async (tx: Tx, actor: Actor, id: number): Promise<Member> => {
	const found = await findVisibleMember(tx, actor, id);
	if (!found) throw notFound();
	await lockVisibleCompany(tx, actor, found.companyId);
	const member = await lockMember(tx, found.companyId, id);
	if (!member) throw notFound();
	return { ...member, companyId: found.companyId };
};

/** Asserts that the member is not the company's last admin. @throws 409 */
const refuseLastAdmin = async (tx: Tx, { role, companyId }: Member): Promise<void> => {
	if (role === 0 && (await countCompanyAdmins(tx, companyId)) <= 1) throw conflict('accounts.lastCompanyAdmin');
};

/**
 * Not for the actor's own account, which is edited in the profile with the current password.
 * @throws 404; 409, also with a stale version; 422 on `email`
 */
export const editMember = (
	{ db, clock }: MemberDeps,
	actor: Actor,
	{ id, version, ...person }: EditedMember & { id: number },
	call: CallContext,
): Promise<null> =>
	withUniqueEmail('email', () =>
		db.transaction(async (tx) => {
			const member = await lockVisibleMember(tx, actor, id);
			const role = person.role ?? member.role;
			const changesRole = role !== member.role;
			if (id === actor.userId) throw conflict(changesRole ? 'accounts.ownAccount' : 'accounts.ownProfile');
			await assertFormVersion(tx, version, member, { clock, call });
			if (changesRole) await refuseLastAdmin(tx, member);
			await claimEmail(tx, 'app', person.email, member);
			await tx
				.update(users)
				.set({ ...columnsOf(person), role, ...nextVersion(member, actor, clock.now()) })
				.where(eq(users.id, id));
			await tellFormerAddress(tx, clock, member, person.email);
			if (changesRole) await endSessionsOf(tx, id);
			await recordAudit(tx, {
				action: 'member.updated',
				actorId: actor.userId,
				subject: 'user',
				subjectId: id,
				detail: { company_id: member.companyId },
				changes: changesOf('account', auditedAccount(member), { ...person, role }),
				call,
			});
			return null;
		}),
	);

/** @throws 404, 409, 422 on `password` */
export const resetMemberPassword = async (
	{ db, clock, config }: MemberDeps,
	actor: Actor,
	{ id, password }: { id: number; password: string },
	call: CallContext,
): Promise<null> => {
	const found = await findVisibleMember(db, actor, id);
	if (!found) throw notFound();
	if (id === actor.userId) throw conflict('accounts.ownProfile');
	assertPasswordAllowed(config, { password, email: found.email });
	const passwordHash = await hashPassword(password);
	await db.transaction(async (tx) => {
		const member = await lockVisibleMember(tx, actor, id);
		await replacePassword(tx, clock, id, passwordHash);
		await recordAudit(tx, {
			action: 'member.password_reset',
			actorId: actor.userId,
			subject: 'user',
			subjectId: id,
			detail: { company_id: member.companyId },
			call,
		});
	});
	return null;
};

/**
 * Removes the second factor of a member who has lost it; ends their sessions. A company's admin may do so for members,
 * but not for other admins: that takes a console admin (contract-2, section 8).
 * @throws 404, 409
 */
export const removeMemberSecondFactor = (
	{ db, clock }: MemberDeps,
	actor: Actor,
	{ id }: { id: number },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const member = await lockVisibleMember(tx, actor, id);
		if (id === actor.userId) throw conflict('secondFactor.own');
		if (actor.area === 'app' && member.role === 0) throw conflict('secondFactor.ofCompanyAdmin');
		if (!(await removeFactorsOf(tx, clock, member))) throw conflict('secondFactor.none');
		await recordAudit(tx, {
			action: 'member.second_factor_removed',
			actorId: actor.userId,
			subject: 'user',
			subjectId: id,
			detail: { company_id: member.companyId },
			call,
		});
		return null;
	});

/** @throws 404, 409 */
export const deleteMember = (
	{ db, clock }: MemberDeps,
	actor: Actor,
	{ id }: { id: number },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const member = await lockVisibleMember(tx, actor, id);
		if (id === actor.userId) throw conflict('accounts.ownAccount');
		await refuseLastAdmin(tx, member);
		await deactivate(tx, clock, id);
		await releaseSubCategories(tx, id);
		await releaseActions(tx, id);
		await announceLeftShares(tx, member, clock.now());
		await recordAudit(tx, {
			action: 'member.deleted',
			actorId: actor.userId,
			subject: 'user',
			subjectId: id,
			detail: { company_id: member.companyId },
			changes: changesOf('account', auditedAccount(member), null),
			call,
		});
		return null;
	});
