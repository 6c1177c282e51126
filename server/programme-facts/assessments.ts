import { eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import { programmeAssessments } from '#server/db/tables/programme.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { dayIn, industryIn, prefectureIn, sizeBandIn } from './attributes.ts';

const progress = assessmentProgresses;
const fact = programmeAssessments;

/** What the facts should be, in the order of the columns below. */
const COLUMNS = {
	progressId: sql`${progress.id}`,
	companyId: sql`${progress.companyId}`,
	industry: industryIn(companies.industryCode),
	prefecture: prefectureIn(companies.companyAddress),
	sizeBand: sizeBandIn(companies.employeeCount),
	status: sql`${progress.status}`,
	sinceOn: dayIn(progress.statusSince),
	isNewest: sql`not exists (
		select from assessment_progresses later where later.company_id = ${progress.companyId} and later.id > ${progress.id}
	)`,
	startedOn: dayIn(progress.createdAt),
	submittedOn: dayIn(progress.submittedAt),
	gradedOn: dayIn(progress.gradedAt),
	finalisedOn: dayIn(progress.completedAt),
	reassessedOn: dayIn(progress.recompletedAt),
	certifiedOn: dayIn(progress.issuedAt),
	cancelledOn: sql`case when ${progress.status} = ${sql.raw(String(STATUS.cancelled))} then ${dayIn(progress.statusSince)} end`,
	asOf: sql`${progress.updatedAt}`,
} satisfies Record<keyof typeof fact.$inferInsert, SQL>;

const names = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
const listed = sql.join(
	names.map((name) => sql.identifier(fact[name].name)),
	sql`, `,
);
const selected = sql.join(
	names.map((name) => sql`${COLUMNS[name]} as ${sql.identifier(fact[name].name)}`),
	sql`, `,
);
const updates = sql.join(
	names.map((name) => sql`${sql.identifier(fact[name].name)} = excluded.${sql.identifier(fact[name].name)}`),
	sql`, `,
);

/**
 * Writes the facts of assessments that differ from what they should be, in the order of their ids, so that two writers never
 * wait for each other in a circle.
 */
export const writeAssessments = (executor: Executor, which: SQL) =>
	executor.execute(sql`
		with wanted as (
			select ${selected} from ${progress} join ${companies} on ${eq(companies.id, progress.companyId)} where ${which}
		)
		insert into ${fact} (${listed})
		select ${listed} from wanted
		where not exists (
			select from ${fact} known where known.progress_id = wanted.progress_id and (known.*) is not distinct from (wanted.*)
		)
		order by progress_id
		on conflict (progress_id) do update set ${updates} where ${fact.asOf} <= excluded.as_of`);
