import { and, eq, gt, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { recordAudit } from '#server/audit/record.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { invalidField } from '#server/base/errors.ts';
import { TooManyAttempts } from '#server/base/limits.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { passwordResets } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { hashToken } from '#server/sessions/sessions.ts';
import type { linkedAccount } from '#shared/accounts/schemas.ts';
import { asciiAddress } from '#shared/mail-address.ts';
import { auditedLimit } from './audited-limit.ts';
import { replacePassword } from './credentials.ts';
import { mailMemberPasswordReset, mailPasswordReset } from './password-reset-mail.ts';
import { assertPasswordAllowed } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { type AccountName, findUser, type User } from './queries.ts';

/** Setting a password by link: forgotten passwords of both areas, and links sent by admins. */

type Area = Actor['area'];

const RESETS = { app: mailMemberPasswordReset, console: mailPasswordReset } as const;

/** Whether the limit allows another mail to this address, registered or not. Refusals are counted in the audit log. */
const mayMail = async (
	deps: Pick<Deps, 'auditCounter' | 'limits'>,
	{ area, email }: AccountName,
	call: CallContext,
): Promise<boolean> => {
	try {
		const key = `forgotten ${area} ${asciiAddress(email)}`;
		const name = `${area}.session.forgotPassword`;
		await auditedLimit(deps, { name }, call, () => deps.limits.resetMailsPerEmail.consume(key));
		return true;
	} catch (error) {
		if (error instanceof TooManyAttempts) return false;
		throw error;
	}
};

/**
 * Enqueues the reset mail. The worker looks up the account, so neither the response nor its timing reveals whether the
 * email is registered. Above the limit the response is the same, but no mail is sent.
 */
export const requestPasswordReset = async (
	deps: Pick<Deps, 'db' | 'limits' | 'auditCounter'>,
	area: Area,
	{ email }: { email: string },
	call: CallContext,
): Promise<null> => {
	if (!(await mayMail(deps, { area, email }, call))) return null;
	await deps.auditCounter.count({
		action: 'password_reset.requested',
		account: null,
		detail: { area },
		call,
	});
	await enqueue(deps.db, RESETS[area], { email, locale: call.locale });
	return null;
};

const usable = (tokenHash: string, now: Date) =>
	and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));

const unusable = (area: Area) =>
	invalidField('token', area === 'app' ? 'accounts.setLinkInvalid' : 'accounts.resetLinkInvalid');

type Link = { area: Area; tokenHash: string };

/**
 * The account of a link. @throws 422 on `token` if the link is unknown, used, expired or of the other area, or its account
 * was deleted
 */
const findLinkUser = async (executor: Executor, { area, tokenHash }: Link, now: Date): Promise<User> => {
	const [link] = await executor
		.select({ userId: passwordResets.userId })
		.from(passwordResets)
		.where(usable(tokenHash, now));
	const user = link && (await findUser(executor, link.userId));
	if (user?.area !== area) throw unusable(area);
	return user;
};

/** Marks the link as used. @throws 422 on `token` */
const useLink = async (tx: Tx, { area, tokenHash }: Link, now: Date): Promise<void> => {
	const used = await tx
		.update(passwordResets)
		.set({ usedAt: now })
		.where(usable(tokenHash, now))
		.returning({ userId: passwordResets.userId });
	if (used.length === 0) throw unusable(area);
};

/** Sets the password of the link's account. @throws 422 on `token`, `password` */
export const resetPasswordByToken = async (
	{ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
	area: Area,
	{ token, password }: { token: string; password: string },
	call: CallContext,
): Promise<null> => {
	const link = { area, tokenHash: hashToken(token) };
	const { id, email } = await findLinkUser(db, link, clock.now());
	assertPasswordAllowed(config, { password, email });
	const passwordHash = await hashPassword(password);
	await db.transaction(async (tx) => {
		const now = clock.now();
		await findLinkUser(tx, link, now);
		await useLink(tx, link, now);
		await replacePassword(tx, clock, id, passwordHash);
		await recordAudit(tx, { action: 'password_reset.done', actorId: id, subject: 'user', subjectId: id, call });
	});
	return null;
};

/** Whose password a link of the company area sets, so that its page names the account. @throws 422 on `token` */
export const findLinkedAccount = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	{ token }: { token: string },
): Promise<z.output<typeof linkedAccount>> => {
	const { name, email, companyId } = await findLinkUser(db, { area: 'app', tokenHash: hashToken(token) }, clock.now());
	const [company] = await db
		.select({ name: companies.companyName })
		.from(companies)
		.where(eq(companies.id, companyId ?? 0));
	return { name, email, company_name: company?.name ?? '' };
};
