import { type SQL, sql } from 'drizzle-orm';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { evidenceRequests } from '#server/db/tables/evidence.ts';
import { ROUNDS } from '#shared/assessment/round.ts';
import type { Undecided } from '#shared/evidence/states.ts';
import { ROUND_RULES } from './rounds.ts';

/**
 * SQL for the evidence that a progress waits for in the round being checked. Requests are dormant at other statuses and
 * not looked up.
 */

const progress = assessmentProgresses;
const request = evidenceRequests;

/** Literal as in the partial index on `evidence_requests`, so that PostgreSQL uses it. */
export const isUndecided = sql`${request.status} in ('open', 'answered')`;

const CHECKED = sql.raw(ROUNDS.map((round) => ROUND_RULES[round].status).join(', '));

/** The round being checked; null at other statuses. */
const checkedRound = sql`case ${progress.status} ${sql.raw(
	ROUNDS.map((round) => `when ${ROUND_RULES[round].status} then ${round}::smallint`).join(' '),
)} end`;

export const isOfCheckedRound = sql`${request.progressId} = ${progress.id} and ${request.round} = ${checkedRound}`;

const whileChecked = <T>(value: SQL): SQL<T> => sql<T>`case when ${progress.status} in (${CHECKED}) then ${value} end`;

const exists = (condition: SQL): SQL => sql`exists (
	select 1 from ${request} where ${isOfCheckedRound} and ${condition}
)`;

/** `awaitsEvidence` of a progress. */
export const evidenceAwaited: SQL<boolean> = sql<boolean>`coalesce(${whileChecked(
	sql`${exists(sql`${request.status} = 'open'`)} and not ${exists(sql`${request.status} = 'answered'`)}`,
)}, false)`;

const earliestDue = sql`min(${request.dueOn}) filter (where ${request.status} = 'open')`;

export const evidenceDueOn: SQL<string | null> = whileChecked(
	sql`(select ${earliestDue} from ${request} where ${isOfCheckedRound} and ${request.status} = 'open')`,
);

export type EvidenceState = Undecided & { dueOn: string | null };

export const NO_EVIDENCE: EvidenceState = { open: 0, answered: 0, dueOn: null };

const countOf = (status: 'open' | 'answered'): SQL =>
	sql`count(*) filter (where ${request.status} = ${sql.raw(`'${status}'`)})`;

/** Undecided requests of a progress; null if no round is being checked. */
export const evidenceState: SQL<EvidenceState | null> = whileChecked(sql`(
	select json_build_object('open', ${countOf('open')}, 'answered', ${countOf('answered')}, 'dueOn', ${earliestDue})
	from ${request} where ${isOfCheckedRound} and ${isUndecided}
)`);

/** Undecided requests of all progresses, counted by progress and round. */
export const undecidedRequests = sql`(
	select ${request.progressId} as progress_id, ${request.round} as round, 
		${countOf('open')} as open_count, ${countOf('answered')} as answered_count
	from ${request} where ${isUndecided} group by 1, 2
) undecided`;

export const isUndecidedOf = sql`undecided.progress_id = ${progress.id} and undecided.round = ${checkedRound}`;
