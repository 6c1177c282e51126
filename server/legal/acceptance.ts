import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { conflict } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { lockVisibleCompany } from '#server/companies/queries.ts';
import type { Executor } from '#server/db/client.ts';
import { termsAcceptances } from '#server/db/tables/legal.ts';
import type { TermsStanding } from '#shared/legal/schemas.ts';
import { LEGAL_EFFECTIVE_ON, LEGAL_VERSION } from '#shared/legal/version.ts';

/** Acceptance of the terms by the admins of a company. Nothing else depends on it: no call is refused without it. */

const acceptedAt = async (executor: Executor, companyId: number): Promise<Date | null> => {
	const [row] = await executor
		.select({ acceptedAt: termsAcceptances.acceptedAt })
		.from(termsAcceptances)
		.where(and(eq(termsAcceptances.companyId, companyId), eq(termsAcceptances.version, LEGAL_VERSION)));
	return row?.acceptedAt ?? null;
};

const standingOf = (accepted: Date | null, isAsked: boolean): TermsStanding => ({
	terms_version: LEGAL_VERSION,
	effective_on: LEGAL_EFFECTIVE_ON,
	accepted_at: accepted?.toISOString() ?? null,
	is_asked: isAsked,
});

export const getTerms = async (
	{ db, config }: Pick<Deps, 'db' | 'config'>,
	{ companyId, role }: CompanyActor,
): Promise<TermsStanding> => {
	const accepted = await acceptedAt(db, companyId);
	return standingOf(accepted, accepted === null && role === 0 && config.operator !== null);
};

/**
 * Accepts the terms for the company. Once an admin has, further acceptances of the version change nothing.
 * @throws 409 for another version, or while the terms are a draft
 */
export const acceptTerms = (
	{ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
	actor: CompanyActor,
	{ terms_version: version }: { terms_version: number },
	call: CallContext,
): Promise<TermsStanding> => {
	if (config.operator === null) throw conflict('companies.termsDraft');
	if (version !== LEGAL_VERSION) throw conflict('companies.termsChanged');
	return db.transaction(async (tx) => {
		const { id } = await lockVisibleCompany(tx, actor, actor.companyId);
		const before = await acceptedAt(tx, id);
		if (before) return standingOf(before, false);
		const now = clock.now();
		await tx.insert(termsAcceptances).values({ companyId: id, version, acceptedAt: now, acceptedBy: actor.userId });
		await recordAudit(tx, {
			action: 'company.terms_accepted',
			actorId: actor.userId,
			subject: 'company',
			subjectId: id,
			detail: { terms_version: version },
			call,
		});
		return standingOf(now, false);
	});
};
