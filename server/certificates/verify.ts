import { eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { auditedLimit } from '#server/accounts/audited-limit.ts';
import type { CallContext } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import { networkOf } from '#server/base/network.ts';
import type { Deps } from '#server/calls/deps.ts';
import { prepared } from '#server/db/prepared.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { erasedCertificates } from '#server/db/tables/erased.ts';
import { gradeOf, starsOf } from '#shared/assessment/grade.ts';
import { readCode } from '#shared/certificates/code.ts';
import { lastValidDay, stateOf } from '#shared/certificates/validity.ts';
import type { Verification } from '#shared/certificates/verification.ts';
import { tokyoDate } from '#shared/dates.ts';
import { presentIssuer } from './issuer.ts';

/** Public verification of a certificate by its code. */

const files = sql<Verification['files']>`(
	select coalesce(jsonb_agg(jsonb_build_object('locale', f.locale, 'sha256', f.sha256) order by f.locale desc), '[]')
	from certificate_files f where f.certificate_id = certificates.id)`.as('files');

/** Finds certificates of existing and of erased companies in one statement, so that timing does not tell them apart. */
const byCode = prepared('certificate_by_code', (executor, name) => {
	const issued = executor
		.select({
			companyName: certificates.companyName,
			companyAddress: certificates.companyAddress,
			registrationNumber: certificates.registrationNumber,
			score: certificates.score,
			maxScore: certificates.maxScore,
			issueDate: certificates.issueDate,
			expiresOn: certificates.expiresOn,
			reissuedOn: certificates.reissuedOn,
			issuerName: certificates.issuerName,
			signatoryTitle: certificates.signatoryTitle,
			signatoryName: certificates.signatoryName,
			withdrawnAt: certificates.withdrawnAt,
			replacedAt: certificates.replacedAt,
			createdAt: certificates.createdAt,
			codedAt: certificates.codedAt,
			files,
		})
		.from(certificates)
		.where(eq(certificates.code, sql.placeholder('code')));
	const ofErased = executor
		.select({
			companyName: erasedCertificates.companyName,
			companyAddress: erasedCertificates.companyAddress,
			registrationNumber: erasedCertificates.registrationNumber,
			score: erasedCertificates.score,
			maxScore: erasedCertificates.maxScore,
			issueDate: erasedCertificates.issueDate,
			expiresOn: erasedCertificates.expiresOn,
			reissuedOn: erasedCertificates.reissuedOn,
			issuerName: erasedCertificates.issuerName,
			signatoryTitle: erasedCertificates.signatoryTitle,
			signatoryName: erasedCertificates.signatoryName,
			withdrawnAt: sql<Date | null>`null::timestamptz`.as('withdrawn_at'),
			replacedAt: erasedCertificates.replacedAt,
			createdAt: erasedCertificates.createdAt,
			codedAt: erasedCertificates.codedAt,
			files: sql<Verification['files']>`${erasedCertificates.files}`.as('files'),
		})
		.from(erasedCertificates)
		.where(eq(erasedCertificates.code, sql.placeholder('code')));
	return unionAll(issued, ofErased).prepare(name);
});

type Found = Awaited<ReturnType<ReturnType<typeof byCode>['execute']>>[number];

const present = (code: string, found: Found, now: Date): Verification => {
	const { createdAt, codedAt, withdrawnAt } = found;
	return {
		code,
		company_name: found.companyName,
		company_address: found.companyAddress,
		registration_number: found.registrationNumber,
		stars: starsOf(found.score, found.maxScore),
		score: found.score,
		max_score: found.maxScore,
		grade: gradeOf(found.score, found.maxScore),
		issued_at: found.issueDate,
		reissued_on: found.reissuedOn,
		valid_until: lastValidDay(found.expiresOn),
		issuer: presentIssuer(found),
		state: stateOf(found, tokyoDate(now)),
		withdrawn_on: withdrawnAt && tokyoDate(withdrawnAt),
		files: found.files,
		coded_on: codedAt && codedAt > createdAt ? tokyoDate(codedAt) : null,
	};
};

/** Matches no certificate. Malformed codes are looked up too, so that they take as long as well-formed ones. */
const NO_CODE = '';

/** The certificate with this code as typed; null without one, also for a malformed code. */
export const findVerification = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	typed: string,
): Promise<Verification | null> => {
	const code = readCode(typed) ?? NO_CODE;
	const [found] = await byCode(db).execute({ code });
	return found ? present(code, found, clock.now()) : null;
};

/**
 * The certificate with this code as typed. Only misses are counted, by network.
 * @throws 404, also for a malformed code; 429
 */
export const verifyCertificate = async (
	deps: Pick<Deps, 'db' | 'clock' | 'limits' | 'auditCounter'>,
	typed: string,
	call: CallContext,
): Promise<Verification> => {
	const { limits } = deps;
	const found = await findVerification(deps, typed);
	if (found) return found;
	const network = networkOf(call.address);
	await auditedLimit(deps, { name: 'certificates.verify' }, call, () => limits.codeMissesPerNetwork.consume(network));
	throw notFound();
};
