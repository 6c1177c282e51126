import { and, count } from 'drizzle-orm';
import {
	isCurrentCertificateOf,
	isCurrentOfCompany,
	isCurrentOfItsCompany,
} from '#server/assessment/current-certificate.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import type { Executor } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { companies } from '#server/db/tables/companies.ts';
import { current, type Filter, isInList, isOfCompanies, isOfCurrent, isShownOfCompany } from './filter.ts';

const progress = assessmentProgresses;

/** Without joining `companies`, which would be scanned: every company with a certificate is in the list. */
const countByCurrent = async (
	executor: Executor,
	actor: ConsoleActor,
	filter: Filter,
	today: string,
): Promise<number> => {
	const [row] = await executor
		.select({ total: count() })
		.from(current)
		.where(
			and(isOfCompanies(actor, filter, current.companyId), isCurrentOfItsCompany(current), isOfCurrent(filter, today)),
		);
	return row?.total ?? 0;
};

export const countCertifications = async (
	executor: Executor,
	actor: ConsoleActor,
	filter: Filter,
	today: string,
): Promise<number> => {
	const hasStatus = filter.status !== undefined && filter.status.length > 0;
	const byCurrent = isOfCurrent(filter, today) !== undefined;
	const isOfEnded = filter.counted_certificate !== undefined && filter.counted_certificate !== 'valid';
	if (byCurrent && !isOfEnded && !hasStatus && !filter.q) return countByCurrent(executor, actor, filter, today);
	const all = executor.select({ total: count() }).from(companies).$dynamic();
	const withCurrent = hasStatus || byCurrent ? all.leftJoin(current, isCurrentOfCompany(current)) : all;
	const joined = hasStatus
		? withCurrent.leftJoin(progress, isShownOfCompany).leftJoin(certificates, isCurrentCertificateOf(progress.id))
		: withCurrent;
	const [row] = await joined.where(isInList(actor, filter, today));
	return row?.total ?? 0;
};
