import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { listMembers } from '#server/accounts/queries.ts';
import { consoleFlags } from '#server/assessment/flags.ts';
import { findNewestProgress, type Progress } from '#server/assessment/transition.ts';
import type { CompanyActor, ConsoleActor } from '#server/base/actor.ts';
import { presentCompany, presentNewest, presentStatus } from '#server/companies/present.ts';
import { findVisibleCompany } from '#server/companies/queries.ts';
import type { Executor } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { presentMember } from '#server/members/members.ts';
import { proposalExists } from '#server/proposals/exists.ts';
import { STATUS } from '#shared/assessment/status.ts';
import type { companyDetail, companyInfo } from '#shared/companies/schemas.ts';
import type { Locale } from '#shared/i18n/translate.ts';

type Assessed = { progress: Progress; hasProposal: boolean };

/** The assessments of a company, newest first. */
const listProgresses = (executor: Executor, companyId: number): Promise<Assessed[]> =>
	executor
		.select({ progress: assessmentProgresses, hasProposal: proposalExists(assessmentProgresses.id) })
		.from(assessmentProgresses)
		.where(eq(assessmentProgresses.companyId, companyId))
		.orderBy(desc(assessmentProgresses.id));

const presentProgress = ({ progress, hasProposal }: Assessed, locale: Locale) => ({
	id: progress.id,
	status: presentStatus(progress.status, locale),
	start_date: progress.startDate,
	end_date: progress.endDate,
	updated_at: progress.updatedAt.toISOString(),
	...consoleFlags(progress, hasProposal),
});

/** A company with its members and its assessments, for the console. @throws 404 */
export const readCompany = async (
	executor: Executor,
	actor: ConsoleActor,
	id: number,
	locale: Locale,
): Promise<z.input<typeof companyDetail>> => {
	const company = await findVisibleCompany(executor, actor, id);
	const members = await listMembers(executor, id);
	const progresses = await listProgresses(executor, id);
	const [newest] = progresses;
	return {
		...presentCompany(company),
		...presentNewest(newest?.progress ?? null, newest?.hasProposal ?? false, locale),
		company_users: members.map(presentMember),
		assessment_progresses: progresses.map((assessed) => presentProgress(assessed, locale)),
	};
};

/** One's own company with its members. Where no assessment runs, there is no active version and no dates. */
export const readOwnCompany = async (executor: Executor, actor: CompanyActor): Promise<z.input<typeof companyInfo>> => {
	const company = await findVisibleCompany(executor, actor, actor.companyId);
	const members = await listMembers(executor, actor.companyId);
	const newest = await findNewestProgress(executor, actor.companyId);
	const current = newest && newest.status !== STATUS.cancelled ? newest : null;
	return { ...presentCompany(company, current), company_users: members.map(presentMember) };
};
