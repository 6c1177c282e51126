import { type AnyColumn, and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ConsoleActor } from '#server/base/actor.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import { isAssigned } from '#server/companies/assessors.ts';
import { matchesCompany } from '#server/companies/search.ts';
import { isOneOf } from '#server/db/lists.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { companies } from '#server/db/tables/companies.ts';
import { isCompanyInFacts } from '#server/programme-facts/listed.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { CERTIFICATION, FINALISED } from '#shared/assessment/status-sets.ts';
import { readCode } from '#shared/certificates/code.ts';
import type { CertificationStatus } from '#shared/certificates/schemas.ts';
import type { Assigned } from '#shared/companies/assigned.ts';
import type { CountedCertificates } from '#shared/programme/certificates.ts';
import { endsWithin, isLastEnded, isRenewed } from './ended.ts';
import { expiresSoon, isValidOn } from './validity.ts';

const progress = assessmentProgresses;

/** The company's current certificate; `certificates` is that of the assessment. */
export const current = alias(certificates, 'current_certificates');

/**
 * Joins the assessment that the list shows for a company: the newest if it has a certification status, otherwise that
 * of the current certificate, otherwise that of the last certificate.
 */
export const isShownOfCompany = eq(
	progress.id,
	sql`coalesce(
		(
			select case when p.status = any(${sql.param([...CERTIFICATION])}) then p.id end
			from assessment_progresses p where p.company_id = ${companies.id} order by p.id desc nulls last limit 1
		),
		${current.progressId},
		(select max(c.progress_id) from certificates c where c.company_id = ${companies.id})
	)`,
);

/** Expiry of the assessment's certificate, or of the company's current one if that was withdrawn. */
const expiresOn = sql<string | null>`coalesce(${certificates.expiresOn}, ${current.expiresOn})`;

/** Derived from progress, issue date and today (section 4 of the specification). */
export const derivedStatus = (today: string): SQL<CertificationStatus> => sql<CertificationStatus>`case
	when ${progress.id} is null or ${inArray(progress.status, FINALISED)} then 'not_issued'
	when ${eq(progress.status, STATUS.applied)} then 'applied'
	when ${isValidOn(today, { expiresOn })} then 'certified'
	else 'expired' end`;

export type Filter = {
	status?: readonly CertificationStatus[] | undefined;
	q?: string | undefined;
	assigned?: Assigned | undefined;
	expiring?: boolean | undefined;
	/** Company ids. */
	ids?: readonly number[] | undefined;
} & Partial<CountedCertificates>;

export const isOfCompanies = (
	actor: ConsoleActor,
	{ assigned, ids, ...facts }: Filter,
	companyId: AnyColumn,
): SQL | undefined =>
	and(
		ids ? isOneOf(companyId, ids) : undefined,
		companyVisibleTo(actor, companyId),
		assigned ? isAssigned(actor, assigned, companyId) : undefined,
		isCompanyInFacts(facts, companyId),
	);

/** What is asked of the company's current certificate; undefined if nothing is. */
export const isOfCurrent = (
	{ expiring, counted_certificate: counted, ...months }: Filter,
	today: string,
): SQL | undefined =>
	and(
		expiring ? expiresSoon(today, current) : undefined,
		counted === 'valid' ? and(isValidOn(today, current), endsWithin(current.expiresOn, months)) : undefined,
	);

/** Whether the company has a certificate that ended, as the programme's figures count it. */
const hasEnded = ({ counted_certificate: counted, ...months }: Filter, today: string): SQL | undefined =>
	counted === 'ended' || counted === 'renewed'
		? sql`exists (
			select from certificates c where c.company_id = ${companies.id} and ${isLastEnded(months, today)}
				and ${counted === 'renewed' ? isRenewed : sql`true`}
		)`
		: undefined;

/** Whether the company was ever issued the certificate with the code that the search text is; undefined if it is none. */
const hadCode = (typed: string): SQL | undefined => {
	const code = readCode(typed);
	return code === null
		? undefined
		: sql`exists (select 1 from ${certificates} coded where coded.company_id = ${companies.id} and coded.code = ${code})`;
};

export const isInList = (actor: ConsoleActor, filter: Filter, today: string): SQL | undefined => {
	const { status, q } = filter;
	return and(
		isOfCompanies(actor, filter, companies.id),
		isNotNull(companies.certificationSince),
		status && status.length > 0 ? inArray(derivedStatus(today), [...status]) : undefined,
		q ? (hadCode(q) ?? matchesCompany(q, actor)) : undefined,
		isOfCurrent(filter, today),
		hasEnded(filter, today),
	);
};
