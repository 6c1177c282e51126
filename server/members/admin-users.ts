import { eq } from 'drizzle-orm';
import { auditedAccount } from '#server/accounts/audited.ts';
import { deactivate, replacePassword } from '#server/accounts/credentials.ts';
import { offerUndo, tellFormerAddress } from '#server/accounts/email-changes.ts';
import { assertPasswordAllowed } from '#server/accounts/password-rules.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import type { User } from '#server/accounts/queries.ts';
import { claimEmail, withUniqueEmail } from '#server/accounts/unique-emails.ts';
import { changesOf } from '#server/audit/changes.ts';
import { type AuditEvent, recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict, type FieldErrors, invalid, invalidField, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { assertFormVersion, nextVersion } from '#server/db/versions.ts';
import { removeFactorsOf } from '#server/second-factor/remove.ts';
import { endSessionsOf } from '#server/sessions/sessions.ts';
import { companyIdsOf, findUnknownCompanies, replaceCompanies } from './admin-user-queries.ts';
import { findConsoleUser, lockConsoleAdmins, lockConsoleUser } from './queries.ts';

/** Console accounts: assessors (1), who see their assigned companies, and admins (0), who see all. */

type AccountDeps = Pick<Deps, 'db' | 'clock'>;
type PasswordDeps = AccountDeps & Pick<Deps, 'config'>;
type Role = 0 | 1;
export type NewAccount = { name: string; email: string; role: Role; company_ids: number[] };
type EditedAccount = {
	name: string;
	email: string;
	role?: Role | undefined;
	company_ids?: number[] | undefined;
	version?: number | undefined;
};

/** @throws 422 on `company_ids`, or on each unknown id */
const assertAssignable = async (tx: Tx, role: number, ids: readonly number[]): Promise<void> => {
	if (ids.length === 0) return;
	if (role === 0) throw invalidField('company_ids', 'accounts.adminHasNoCompanies');
	const unknown = await findUnknownCompanies(tx, ids);
	if (unknown.size === 0) return;
	const errors: FieldErrors = Object.fromEntries(
		ids.flatMap((id, at) => (unknown.has(id) ? [[`company_ids.${at}`, [{ key: 'validation.unknownRecord' }]]] : [])),
	);
	throw invalid(errors);
};

export const lockAccount = async (tx: Tx, id: number): Promise<User> => {
	const user = await lockConsoleUser(tx, id);
	if (!user) throw notFound();
	return user;
};

/**
 * Locks an account. If it is about to lose its role or be deleted (`leaves`), it must be neither the actor's own nor
 * the last admin.
 * @throws 404, 409
 */
const lockLeavingAccount = async (
	tx: Tx,
	actor: ConsoleActor,
	id: number,
	leaves: (user: User) => boolean,
): Promise<User> => {
	const admins = await lockConsoleAdmins(tx);
	const user = await lockAccount(tx, id);
	if (!leaves(user)) return user;
	if (id === actor.userId) throw conflict('accounts.ownAccount');
	if (user.role === 0 && admins.length <= 1) throw conflict('accounts.lastConsoleAdmin');
	return user;
};

export const recordChange = (
	tx: Tx,
	change:
		| 'added'
		| 'updated'
		| 'deleted'
		| 'assigned'
		| 'password_reset'
		| 'password_link_sent'
		| 'sign_ins_ended'
		| 'second_factor_removed',
	actor: ConsoleActor | null,
	id: number,
	call: CallContext | null,
	changes: AuditEvent['changes'] = [],
): Promise<void> =>
	recordAudit(tx, {
		action: `admin_user.${change}`,
		actorId: actor?.userId ?? null,
		subject: 'user',
		subjectId: id,
		changes,
		call,
	});

/** @throws 422 on `company_ids` */
export const insertAccount = async (
	tx: Tx,
	{ clock }: Pick<Deps, 'clock'>,
	actor: ConsoleActor | null,
	{ name, email, role, company_ids, passwordHash }: NewAccount & { passwordHash: string },
	call: CallContext | null,
): Promise<{ id: number }> => {
	await assertAssignable(tx, role, company_ids);
	await claimEmail(tx, 'console', email, null);
	const now = clock.now();
	const [user] = await tx
		.insert(users)
		.values({ area: 'console', name, email, role, passwordHash, createdAt: now, updatedAt: now })
		.returning();
	if (!user) throw new Error('no account was made');
	await replaceCompanies(tx, user.id, company_ids, now);
	const made = changesOf('account', null, { ...auditedAccount(user), company_ids });
	await recordChange(tx, 'added', actor, user.id, call, made);
	return { id: user.id };
};

/** `actor` and `call` are null when called from the command line. @throws 422 on `email`, `password`, `company_ids` */
export const addAdminUser = async (
	deps: PasswordDeps,
	actor: ConsoleActor | null,
	{ password, ...account }: NewAccount & { password: string },
	call: CallContext | null,
): Promise<{ id: number }> => {
	assertPasswordAllowed(deps.config, { password, email: account.email });
	const passwordHash = await hashPassword(password);
	return withUniqueEmail('email', () =>
		deps.db.transaction((tx) => insertAccount(tx, deps, actor, { ...account, passwordHash }, call)),
	);
};

/**
 * Omitted role and companies stay unchanged; a new admin loses their companies. Changing the role, or the actor's own
 * name or email, ends the sessions. A changed email is notified to the former address, with an undo link if it was
 * the actor's own.
 * @throws 404; 409, also with a stale version; 422 on `email`, `company_ids`
 */
export const editAdminUser = (
	{ db, clock, signer }: AccountDeps & Pick<Deps, 'signer'>,
	actor: ConsoleActor,
	{ id, name, email, role: wished, company_ids, version }: EditedAccount & { id: number },
	call: CallContext,
): Promise<null> =>
	withUniqueEmail('email', () =>
		db.transaction(async (tx) => {
			const user = await lockLeavingAccount(
				tx,
				actor,
				id,
				(found) => wished !== undefined && wished !== found.role && found.role === 0,
			);
			await assertFormVersion(tx, version, user, { clock, call });
			const role = wished ?? user.role;
			await assertAssignable(tx, role, company_ids ?? []);
			await claimEmail(tx, 'console', email, user);
			const now = clock.now();
			const former = { ...auditedAccount(user), company_ids: await companyIdsOf(tx, id) };
			const companyIds = role === 0 ? [] : company_ids;
			await tx
				.update(users)
				.set({ name, email, role, ...nextVersion(user, actor, now) })
				.where(eq(users.id, id));
			if (companyIds) await replaceCompanies(tx, id, companyIds, now);
			if (id === actor.userId) await offerUndo(tx, { clock, signer }, user, email);
			else await tellFormerAddress(tx, clock, user, email);
			const changesOwn = id === actor.userId && (name !== user.name || email !== user.email);
			if (role !== user.role || changesOwn) await endSessionsOf(tx, id);
			const changes = changesOf('account', former, { name, email, role, company_ids: companyIds });
			await recordChange(tx, 'updated', actor, id, call, changes);
			return null;
		}),
	);

/** @throws 404, 409 */
export const deleteAdminUser = (
	{ db, clock }: AccountDeps,
	actor: ConsoleActor,
	{ id }: { id: number },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const user = await lockLeavingAccount(tx, actor, id, () => true);
		const former = { ...auditedAccount(user), company_ids: await companyIdsOf(tx, id) };
		await deactivate(tx, clock, id);
		await replaceCompanies(tx, id, [], clock.now());
		await recordChange(tx, 'deleted', actor, id, call, changesOf('account', former, null));
		return null;
	});

/** Replaces the companies of an assessor. @throws 404; 409 with a stale version of the account; 422 on `company_ids` */
export const assignCompanies = (
	{ db, clock }: AccountDeps,
	actor: ConsoleActor,
	{ id, company_ids: companyIds, version }: { id: number; company_ids: number[]; version?: number | undefined },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const user = await lockAccount(tx, id);
		await assertFormVersion(tx, version, user, { clock, call });
		await assertAssignable(tx, user.role, companyIds);
		const now = clock.now();
		const former = { company_ids: await companyIdsOf(tx, id) };
		await replaceCompanies(tx, id, companyIds, now);
		await tx
			.update(users)
			.set(nextVersion(user, actor, now))
			.where(eq(users.id, id));
		const changes = changesOf('account', former, { company_ids: companyIds });
		await recordChange(tx, 'assigned', actor, id, call, changes);
		return null;
	});

/** @throws 404, 422 on `password` */
export const resetAdminUserPassword = async (
	{ db, clock, config }: PasswordDeps,
	actor: ConsoleActor,
	{ id, password }: { id: number; password: string },
	call: CallContext,
): Promise<null> => {
	const found = await findConsoleUser(db, id);
	if (!found) throw notFound();
	assertPasswordAllowed(config, { password, email: found.email });
	const passwordHash = await hashPassword(password);
	await db.transaction(async (tx) => {
		await lockAccount(tx, id);
		await replacePassword(tx, clock, id, passwordHash);
		await recordChange(tx, 'password_reset', actor, id, call);
	});
	return null;
};

/** Removes the second factor of an account whose owner has lost it; ends its sessions. @throws 404, 409 */
export const removeAdminUserSecondFactor = (
	{ db, clock }: AccountDeps,
	actor: ConsoleActor,
	{ id }: { id: number },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const user = await lockAccount(tx, id);
		if (id === actor.userId) throw conflict('secondFactor.own');
		if (!(await removeFactorsOf(tx, clock, user))) throw conflict('secondFactor.none');
		await recordChange(tx, 'second_factor_removed', actor, id, call);
		return null;
	});
