import { countLink, hashUnknownPassword, mailPasswordLink } from '#server/accounts/password-links.ts';
import { assertPasswordAllowed } from '#server/accounts/password-rules.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { withUniqueEmail } from '#server/accounts/unique-emails.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { lockVisibleCompany } from '#server/companies/queries.ts';
import {
	type ConsoleForm,
	industryOf,
	insertCompany,
	type NewForm,
	updateRow,
	type WriteDeps,
} from '#server/companies/store.ts';
import { assertFormVersion } from '#server/db/versions.ts';
import { linkInquiry } from '#server/free-assessment/handling.ts';
import { addCompanyOf } from '#server/members/admin-user-queries.ts';
import { insertMember } from '#server/members/members.ts';

type CreateDeps = WriteDeps & Pick<Deps, 'config' | 'signer' | 'limits' | 'auditCounter'>;

type NewCompany = Omit<NewForm, 'user_password'> & { inquiry_id?: number | undefined };

/** Inserts a company with its first admin, who has a password or is mailed a link to set one. */
const insertWithAdmin = (
	deps: CreateDeps,
	actor: ConsoleActor,
	{ inquiry_id: inquiryId, ...form }: NewCompany,
	{ passwordHash, isInvited }: { passwordHash: string; isInvited: boolean },
	call: CallContext,
): Promise<{ id: number }> => {
	const { db, clock } = deps;
	return withUniqueEmail('user_email', () =>
		db.transaction(async (tx) => {
			const id = await insertCompany(tx, clock.now(), form, actor, call);
			const admin = {
				name: form.user_name,
				name_kana: form.user_name_kana,
				email: form.user_email,
				phone_number: form.user_phone_number,
				position: form.user_position,
				department: form.user_department,
				role: 0,
				passwordHash,
			} as const;
			const added = await insertMember(tx, { clock }, id, admin, { actor, call });
			if (actor.role === 1) await addCompanyOf(tx, actor, id, clock.now(), call);
			if (inquiryId !== undefined) await linkInquiry(tx, clock, actor, { inquiryId, companyId: id }, call);
			if (isInvited) await mailPasswordLink(tx, deps, { ...added, isNew: true, actor });
			return { id };
		}),
	);
};

/**
 * Creates a company with its first admin; without a password, a link to set one is mailed. An assessor is assigned to the
 * company they create. @throws 422 on `user_email`, `user_password`, `inquiry_id`; TooManyAttempts
 */
export const createCompany = async (
	deps: CreateDeps,
	actor: ConsoleActor,
	{ user_password: password, ...form }: NewForm & Pick<NewCompany, 'inquiry_id'>,
	call: CallContext,
): Promise<{ id: number }> => {
	const { user_email: email } = form;
	if (password !== undefined) {
		assertPasswordAllowed(deps.config, { password, email, field: 'user_password' });
		const passwordHash = await hashPassword(password);
		return insertWithAdmin(deps, actor, form, { passwordHash, isInvited: false }, call);
	}
	const passwordHash = await hashUnknownPassword();
	const created = await countLink(deps, { area: 'app', email }, { actor, call }, () =>
		insertWithAdmin(deps, actor, form, { passwordHash, isInvited: true }, call),
	);
	return created;
};

/** @throws 404, 409 from an older version */
export const updateCompany = (
	deps: WriteDeps,
	actor: ConsoleActor,
	{ id, ...form }: ConsoleForm & { id: number },
	call: CallContext,
): Promise<null> =>
	deps.db.transaction(async (tx) => {
		const company = await lockVisibleCompany(tx, actor, id);
		await assertFormVersion(tx, form.version, company, { clock: deps.clock, call });
		await updateRow(tx, deps, company, actor, form, call, industryOf(company, form));
		return null;
	});
