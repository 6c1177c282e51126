import { eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pointCount, upheldCount } from '#server/assessment/objections.ts';
import type { Actor } from '#server/base/actor.ts';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import { objectionFiles, objections } from '#server/db/tables/objections.ts';
import { tokyoDate } from '#shared/dates.ts';
import { isBeingCorrected } from '#shared/objections/rules.ts';
import type { ObjectionRow } from '#shared/objections/schemas.ts';

const filers = alias(users, 'filers');
const enders = alias(users, 'enders');

/** Objections with their company, their people and their counts, in one statement. */
export const selectObjections = (executor: Executor) =>
	executor
		.select({
			objection: getTableColumns(objections),
			progress: { status: assessmentProgresses.status, paperId: assessmentProgresses.paperId },
			company: { id: companies.id, name: companies.companyName },
			filer: { id: filers.id, name: filers.name },
			ender: { id: enders.id, name: enders.name },
			points: pointCount,
			upheld: upheldCount,
			files: executor.$count(objectionFiles, eq(objectionFiles.objectionId, objections.id)),
		})
		.from(objections)
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, objections.progressId))
		.innerJoin(companies, eq(companies.id, assessmentProgresses.companyId))
		.innerJoin(filers, eq(filers.id, objections.filedBy))
		.leftJoin(enders, eq(enders.id, objections.endedBy))
		.$dynamic();

export type SelectedObjection = Awaited<ReturnType<typeof selectObjections>>[number];

/** An objection as its reader sees it: companies do not see which member of staff decided. */
export const presentObjection = (row: SelectedObjection, { area }: Actor, now: Date): ObjectionRow => {
	const { objection: stored, progress, company, filer, ender, points, upheld, files } = row;
	const isDecided = stored.status === 'decided';
	return {
		id: stored.id,
		progress_id: stored.progressId,
		company,
		round: stored.round,
		status: stored.status,
		filed_at: stored.filedAt.toISOString(),
		filed_by: filer,
		due_on: stored.dueOn,
		is_overdue: stored.status === 'filed' && stored.dueOn < tokyoDate(now),
		withdrawn_at: stored.status === 'withdrawn' ? (stored.endedAt?.toISOString() ?? null) : null,
		withdrawn_because: stored.withdrawnBecause,
		decided_at: isDecided ? (stored.endedAt?.toISOString() ?? null) : null,
		decided_by: isDecided && area === 'console' ? ender : null,
		decided_by_involved: stored.decidedByInvolved,
		point_count: points,
		upheld_count: isDecided ? upheld : null,
		file_count: files,
		is_being_corrected: isBeingCorrected(stored, progress.status),
		corrected_at: stored.correctedAt?.toISOString() ?? null,
		version: stored.version,
	};
};
