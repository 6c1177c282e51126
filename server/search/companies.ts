import { eq } from 'drizzle-orm';
import type { ConsoleActor } from '#server/base/actor.ts';
import { companyVisibleFirst } from '#server/companies/access.ts';
import {
	COMPANY_NAMES,
	matchesCorporateNumber,
	matchesRegistrationNumber,
	matchesYourNumber,
} from '#server/companies/search.ts';
import type { Executor } from '#server/db/client.ts';
import { companies } from '#server/db/tables/companies.ts';
import { best, bestOf } from './best.ts';
import { READ_OF_A_KIND } from './more.ts';
import { newestAssessment } from './newest-assessment.ts';

/** By name, kana, registration number, corporate number or the operator's own number. */
export const findCompanies = (executor: Executor, actor: ConsoleActor, q: string) =>
	executor
		.select({ companyId: companies.id, newestId: newestAssessment(companies.id) })
		.from(companies)
		.innerJoin(
			bestOf({
				table: companies,
				id: companies.id,
				name: companies.companyName,
				text: COMPANY_NAMES,
				isVisible: companyVisibleFirst(actor, companies.id),
				enough: READ_OF_A_KIND,
				typed: q,
				numbers: [matchesRegistrationNumber(q), matchesCorporateNumber(q), matchesYourNumber(q)],
			}),
			eq(companies.id, best.id),
		)
		.orderBy(best.order);
