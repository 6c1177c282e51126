import type { Tx } from '#server/db/client.ts';
import { assessmentProgresses, assessmentTransitions } from '#server/db/tables/assessment.ts';
import { nextReceiptNumber } from '#server/receipts/allocate.ts';
import { hasMilestone, MILESTONES } from '#shared/assessment/milestones.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { addYears, tokyoDate } from '#shared/dates.ts';
import type { Further } from './company-rows.ts';
import { type Course, endOf, type Step, stepTo } from './courses.ts';
import type { Staff } from './staff.ts';

/** An assessment of a further company, as it was inserted. */
export type Assessed = { further: Further; course: Course; progressId: number; paperId: number };

const milestonesOf = ({ steps }: Course) =>
	Object.fromEntries(
		steps.flatMap(({ status, at }) => (hasMilestone(status) ? [[MILESTONES[status], at] as const] : [])),
	);

const actorOf = ({ ownerId, raterId }: Further, { event }: Step, { adminId }: Staff): number => {
	if (event === 'first_save' || event === 'submit') return ownerId;
	return event === 'finalise' || event === 'finalise_again' || event === 'start' ? adminId : raterId;
};

const transitionsOf = ({ further, course, progressId }: Assessed, staff: Staff) =>
	course.steps.map((step, at) => ({
		progressId,
		event: step.event,
		fromStatus: course.steps[at - 1]?.status ?? null,
		toStatus: step.status,
		actorId: actorOf(further, step, staff),
		createdAt: step.at,
	}));

/** Inserts the assessments of companies, the older one of each first, with their history. */
export const insertAssessments = async (
	tx: Tx,
	companies: readonly Further[],
	{ paperId, staff }: { paperId: number; staff: Staff },
): Promise<Assessed[]> => {
	const assessed: Assessed[] = [];
	for (const further of companies) {
		for (const course of further.courses) {
			const started = course.steps[0]?.at ?? new Date();
			const submitted = stepTo(course, STATUS.submitted)?.at;
			const { status, at } = endOf(course);
			const startDate = tokyoDate(started);
			const [progress] = await tx
				.insert(assessmentProgresses)
				.values({
					companyId: further.companyId,
					paperId,
					status,
					statusSince: at,
					startDate,
					endDate: addYears(startDate, 1),
					...milestonesOf(course),
					...(submitted ? { submittedBy: further.ownerId, receiptNumber: await nextReceiptNumber(tx, submitted) } : {}),
					createdAt: started,
					updatedAt: at,
				})
				.returning({ id: assessmentProgresses.id });
			if (progress) assessed.push({ further, course, progressId: progress.id, paperId });
		}
	}
	await tx.insert(assessmentTransitions).values(assessed.flatMap((one) => transitionsOf(one, staff)));
	return assessed;
};
