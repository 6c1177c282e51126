import { eq } from 'drizzle-orm';
import { isUnassigned } from '#server/companies/assessors.ts';
import type { Executor } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import type { NoticeData } from '#server/db/tables/notices.ts';
import type { Audience } from '#server/notices/audience.ts';
import type { Announcement } from '#server/notify/announce.ts';
import { AWAITING } from '#shared/assessment/round.ts';
import type { Source, Sources } from './source.ts';

/** Events of an assessment: changes of its status, and gradings that failed. */

const findFacts = async (tx: Executor, progressId: number | undefined) => {
	if (progressId === undefined) return null;
	const [row] = await tx
		.select({
			companyId: companies.id,
			company: companies.companyName,
			deadline: assessmentProgresses.endDate,
			recompletedAt: assessmentProgresses.recompletedAt,
			isUnassigned: isUnassigned(companies.id).mapWith(Boolean),
		})
		.from(assessmentProgresses)
		.innerJoin(companies, eq(companies.id, assessmentProgresses.companyId))
		.where(eq(assessmentProgresses.id, progressId));
	return row ?? null;
};

type Facts = NonNullable<Awaited<ReturnType<typeof findFacts>>>;

const about =
	(
		audienceOf: (facts: Facts) => Audience | null,
		dataOf: (facts: Facts, event: Announcement) => NoticeData = ({ company }) => ({ company }),
	): Source =>
	async (tx, event) => {
		const facts = await findFacts(tx, event.progress_id);
		const audience = facts && audienceOf(facts);
		if (!audience) return null;
		const { progress_id: progressId = null } = event;
		return { audience, companyId: facts.companyId, progressId, data: dataOf(facts, event) };
	};

const company = ({ companyId }: Facts): Audience => ({ to: 'company', companyId });
const assessors = ({ companyId }: Facts): Audience => ({ to: 'assessors', companyId });
const admins = (): Audience => ({ to: 'admins' });

export const progressSources: Sources = {
	assessment_started: about(company, ({ company: name, deadline }) => ({
		company: name,
		...(deadline ? { deadline } : {}),
	})),
	// Never the reason, which staff write for staff.
	moved_back: about(company, ({ company: name }, { message = '' }) => ({ company: name, message })),
	report_ready: about(company, ({ company: name, recompletedAt }) => ({
		company: name,
		round: recompletedAt ? AWAITING.second : AWAITING.first,
	})),
	reassessment_started: about(company),
	certificate_issued: about(company),
	submitted: about(assessors),
	grading_failed: about(assessors),
	awaiting_finalisation: about(admins),
	applied: about(admins),
	unassigned: about((facts) => (facts.isUnassigned ? { to: 'admins' } : null)),
};
