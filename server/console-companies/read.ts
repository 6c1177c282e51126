import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { namesOf } from '#server/accounts/queries.ts';
import { hasFailedCritically } from '#server/assessment/certificate-block.ts';
import { consoleFlags } from '#server/assessment/flags.ts';
import { presentStatus } from '#server/assessment/present-status.ts';
import { proposalExists } from '#server/assessment/proposal-state.ts';
import type { Progress } from '#server/assessment/transition.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { presentCompany } from '#server/companies/present.ts';
import { getVisibleCompany } from '#server/companies/queries.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { together } from '#server/db/transactions.ts';
import { presentSaved } from '#server/db/versions.ts';
import { listAssessorsOf } from '#server/members/assessors.ts';
import { presentMember } from '#server/members/members.ts';
import { listMembers } from '#server/members/queries.ts';
import type { companyDetail } from '#shared/companies/schemas.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { presentNewest } from './present-newest.ts';

type Assessed = { progress: Progress; hasProposal: boolean; hasFailedCritically: boolean };

const listProgresses = (executor: Executor, companyId: number): Promise<Assessed[]> =>
	executor
		.select({
			progress: assessmentProgresses,
			hasProposal: proposalExists(assessmentProgresses.id),
			hasFailedCritically,
		})
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
export const getCompany = async (
	{ db: executor, config }: Reader & Pick<Deps, 'config'>,
	actor: ConsoleActor,
	{ id }: { id: number },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<z.input<typeof companyDetail>> => {
	const company = await getVisibleCompany(executor, actor, id);
	const [members, progresses, assessors] = await together(executor, (one) => [
		listMembers(one, id),
		listProgresses(one, id),
		listAssessorsOf(one, id),
	]);
	const names = await namesOf(
		executor,
		[company, ...members].map(({ updatedBy }) => updatedBy),
	);
	const [newest] = progresses;
	return {
		...presentCompany(company),
		...presentSaved(company, names),
		...presentNewest(newest?.progress ?? null, newest?.hasProposal ?? false, locale),
		assessors,
		company_users: members.map((member) => presentMember(member, names)),
		assessment_progresses: progresses.map((assessed) => ({
			...presentProgress(assessed, locale),
			is_certificate_blocked: config.criticalFailureBlocks && assessed.hasFailedCritically,
		})),
	};
};
