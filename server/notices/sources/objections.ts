import { eq } from 'drizzle-orm';
import { pointCount, upheldCount } from '#server/assessment/objections.ts';
import type { Executor } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import type { NoticeData } from '#server/db/tables/notices.ts';
import { objections } from '#server/db/tables/objections.ts';
import type { Audience } from '#server/notices/audience.ts';
import type { ObjectionState } from '#shared/objections/rules.ts';
import type { Source, Sources } from './source.ts';

/** Objections: names, days and counts, never a reason of either side. */

const findObjection = async (tx: Executor, id: number | undefined) => {
	if (id === undefined) return null;
	const [row] = await tx
		.select({
			status: objections.status,
			progressId: objections.progressId,
			dueOn: objections.dueOn,
			companyId: companies.id,
			company: companies.companyName,
			points: pointCount,
			upheld: upheldCount,
		})
		.from(objections)
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, objections.progressId))
		.innerJoin(companies, eq(companies.id, assessmentProgresses.companyId))
		.where(eq(objections.id, id));
	return row ?? null;
};

type Found = NonNullable<Awaited<ReturnType<typeof findObjection>>>;

/** In a state that the objection has left, the notice is no longer true. */
const at =
	(state: ObjectionState, to: Audience['to'] & ('company' | 'staff'), dataOf: (found: Found) => NoticeData): Source =>
	async (tx, { subject_id: subjectId, actor_id: exceptId }) => {
		const found = await findObjection(tx, subjectId);
		if (!found || subjectId === undefined || found.status !== state) return null;
		const { companyId, progressId, company } = found;
		const audience: Audience = to === 'company' ? { to, companyId } : { to, companyId, exceptId };
		return { audience, companyId, progressId, subjectId, data: { company, ...dataOf(found) } };
	};

const due = ({ dueOn }: Found): NoticeData => ({ due_on: dueOn });
const outcome = ({ points, upheld }: Found): NoticeData => ({ points, upheld });

export const objectionSources: Sources = {
	objection_received: at('filed', 'company', due),
	objection_decided: at('decided', 'company', outcome),
	objection_filed: at('filed', 'staff', due),
	objection_withdrawn: at('withdrawn', 'staff', () => ({})),
	objection_closed: at('decided', 'staff', outcome),
};
