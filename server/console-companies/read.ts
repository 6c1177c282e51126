import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { namesOf } from '#server/accounts/queries.ts';
import { proposalExists } from '#server/assessment/proposal-state.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { presentCompany } from '#server/companies/present.ts';
import { getVisibleCompany } from '#server/companies/queries.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { together } from '#server/db/transactions.ts';
import { presentSaved } from '#server/db/versions.ts';
import { listUndecided } from '#server/evidence/requests/undecided.ts';
import { listAssessorsOf } from '#server/members/assessors.ts';
import { presentMember } from '#server/members/members.ts';
import { listMembers } from '#server/members/queries.ts';
import { listProgresses } from '#server/progresses/list.ts';
import type { companyDetail } from '#shared/console-companies/detail.ts';
import { presentNewest } from './present-newest.ts';
import { listRecords, presentRecords } from './records.ts';

/** The newest assessment, for the acts on the company. */
const findNewest = (executor: Executor, companyId: number) =>
	executor
		.select({ progress: assessmentProgresses, hasProposal: proposalExists(assessmentProgresses.id) })
		.from(assessmentProgresses)
		.where(eq(assessmentProgresses.companyId, companyId))
		.orderBy(desc(assessmentProgresses.id))
		.limit(1);

/** A company with its members and its assessments, for the console. @throws 404 */
export const getCompany = async (
	deps: Reader & Pick<Deps, 'config' | 'clock'>,
	actor: ConsoleActor,
	{ id }: { id: number },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<z.input<typeof companyDetail>> => {
	const { db: executor, clock } = deps;
	const company = await getVisibleCompany(executor, actor, id);
	const [[members, [newest], records, assessors], progresses, requests] = await Promise.all([
		together(executor, (one) => [
			listMembers(one, id),
			findNewest(one, id),
			listRecords(one, id),
			listAssessorsOf(one, id),
		]),
		listProgresses(deps, actor, { companyId: id, per_page: 1 }, { locale }),
		listUndecided(executor, eq(assessmentProgresses.companyId, id), locale),
	]);
	const names = await namesOf(
		executor,
		[company, ...members].map(({ updatedBy }) => updatedBy),
	);
	const recordsOf = new Map(records.map((one) => [one.id, presentRecords(one, clock.now())]));
	return {
		...presentCompany(company),
		...presentSaved(company, names),
		...presentNewest(newest?.progress ?? null, newest?.hasProposal ?? false, locale),
		your_number: company.yourNumber,
		assessors,
		company_users: members.map((member) => presentMember(member, names)),
		// One that was started in between is in one of both lists only.
		assessment_progresses: progresses.rows
			.toSorted((one, other) => other.id - one.id)
			.flatMap((row) => {
				const more = recordsOf.get(row.id);
				return more ? [{ ...row, ...more }] : [];
			}),
		requests: [...requests.values()].flat(),
	};
};
