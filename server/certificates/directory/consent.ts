import { and, desc, eq, or, sql } from 'drizzle-orm';
import { isCurrentCertificate } from '#server/assessment/current-certificate.ts';
import { changesOf } from '#server/audit/changes.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { conflict, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import type { Listing } from '#shared/certificates/directory.ts';
import { stateOf } from '#shared/certificates/validity.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { isInDirectory, presentEntry } from './entry.ts';

/** Listing of a company in the directory: the decision of its admin, stored with the certificate it was made for. */

type ConsentDeps = Pick<Deps, 'db' | 'clock'>;
type CertificateRecord = typeof certificates.$inferSelect;

/** Serializes changes of the decision with each other and with issuing a certificate. */
const lockCertificatesOf = async (tx: Tx, companyId: number): Promise<void> => {
	await tx
		.select({ id: certificates.id })
		.from(certificates)
		.where(eq(certificates.companyId, companyId))
		.orderBy(certificates.id)
		.for('update');
};

/**
 * Ends the listing of earlier certificates when a new one is issued; the company must consent again. Returns whether to
 * ask it: one was listed, or an earlier question is still unanswered.
 */
export const endListing = async (tx: Tx, companyId: number): Promise<boolean> => {
	await lockCertificatesOf(tx, companyId);
	const ended = await tx
		.update(certificates)
		.set({ isListed: false, asksListing: false })
		.where(and(eq(certificates.companyId, companyId), or(certificates.isListed, certificates.asksListing)))
		.returning({ id: certificates.id });
	return ended.length > 0;
};

/** The company's newest certificate; the current one if there is one. */
const findNewest = async (executor: Executor, companyId: number): Promise<CertificateRecord | null> => {
	const [row] = await executor
		.select()
		.from(certificates)
		.where(eq(certificates.companyId, companyId))
		.orderBy(desc(sql`(${isCurrentCertificate()})`), desc(certificates.id))
		.limit(1);
	return row ?? null;
};

const presentListing = (
	certificate: CertificateRecord,
	{ locale, today }: { locale: Locale; today: string },
): Listing => ({
	is_listed: isInDirectory(certificate),
	asks_listing: certificate.asksListing && certificate.stars > 0,
	state: stateOf(certificate, today),
	entry: presentEntry(certificate, locale),
});

/** @throws 404 without a current certificate */
export const getListing = async (
	{ db, clock }: ConsentDeps,
	{ companyId }: CompanyActor,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<Listing> => {
	const today = tokyoDate(clock.now());
	const certificate = await findNewest(db, companyId);
	const found = certificate && presentListing(certificate, { locale, today });
	if (!found || found.state === 'withdrawn' || found.state === 'replaced') throw notFound();
	return found;
};

/**
 * Lists the company's newest certificate in the directory or removes it, effective immediately. Idempotent. Either
 * decision answers the question for this certificate.
 * @throws 404 without a certificate; 409 if it is not valid, or to list one without a star
 */
export const setListing = (
	{ db, clock }: ConsentDeps,
	actor: CompanyActor,
	{ listed }: { listed: boolean },
	call: CallContext,
): Promise<Listing> =>
	db.transaction(async (tx) => {
		const { companyId } = actor;
		await lockCertificatesOf(tx, companyId);
		const certificate = await findNewest(tx, companyId);
		if (!certificate) throw notFound();
		const today = tokyoDate(clock.now());
		const state = stateOf(certificate, today);
		if (state !== 'valid')
			throw conflict(state === 'expired' ? 'certificates.expiredNotListed' : 'certificates.withdrawnNotListed');
		if (listed && certificate.stars === 0) throw conflict('certificates.noStarNotListed');
		if (certificate.isListed === listed && !certificate.asksListing) {
			return presentListing(certificate, { locale: call.locale, today });
		}
		await tx
			.update(certificates)
			.set({ isListed: listed, asksListing: false })
			.where(eq(certificates.id, certificate.id));
		if (certificate.isListed !== listed) {
			await recordAudit(tx, {
				action: listed ? 'certificate.listed' : 'certificate.unlisted',
				actorId: actor.userId,
				subject: 'company',
				subjectId: companyId,
				changes: changesOf('listing', { is_listed: certificate.isListed }, { is_listed: listed }),
				call,
			});
		}
		return presentListing({ ...certificate, isListed: listed, asksListing: false }, { locale: call.locale, today });
	});
