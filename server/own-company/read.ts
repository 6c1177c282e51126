import type { z } from 'zod';
import { namesOf } from '#server/accounts/queries.ts';
import { findNewestProgress } from '#server/assessment/transition.ts';
import type { CompanyActor } from '#server/base/actor.ts';
import { presentCompany } from '#server/companies/present.ts';
import { getVisibleCompany } from '#server/companies/queries.ts';
import type { Reader } from '#server/db/client.ts';
import { together } from '#server/db/transactions.ts';
import { presentSaved } from '#server/db/versions.ts';
import { presentMember } from '#server/members/members.ts';
import { type ListedMember, listMembers } from '#server/members/queries.ts';
import { STATUS } from '#shared/assessment/status.ts';
import type { companyInfo } from '#shared/companies/schemas.ts';

/** Who signs in when is for those who manage the accounts, not for every colleague. */
const shownTo = (actor: CompanyActor, member: ListedMember): ListedMember =>
	actor.role === 0 ? member : { ...member, lastSignInAt: null, linkedUntil: null };

/** The actor's company with its members; the period is null without an assessment, or if it was canceled. */
export const getOwnCompany = async (
	{ db: executor }: Reader,
	actor: CompanyActor,
): Promise<z.input<typeof companyInfo>> => {
	const [company, members, newest] = await together(executor, (one) => [
		getVisibleCompany(one, actor, actor.companyId),
		listMembers(one, actor.companyId),
		findNewestProgress(one, actor.companyId),
	]);
	const current = newest && newest.status !== STATUS.cancelled ? newest : null;
	const names = await namesOf(
		executor,
		[company, ...members].map(({ updatedBy }) => updatedBy),
	);
	return {
		...presentCompany(company, current),
		...presentSaved(company, names),
		company_users: members.map((member) => presentMember(shownTo(actor, member), names)),
	};
};
