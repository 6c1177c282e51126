import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { Actor, CallContext, ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { answerSheets, assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import { voiceRewrites, voiceRounds } from '#server/db/tables/voice.ts';
import type { LogReason } from '#shared/voice/log-reasons.ts';

/** Rounds visible to an actor, with what is shown before they are closed. */

const listRounds = (executor: Executor, actor: Actor, where: SQL | undefined) =>
	executor
		.select({
			stored: getTableColumns(voiceRounds),
			sheet: { round: answerSheets.round, archivedAt: answerSheets.archivedAt },
			openedByName: users.name,
			foreignEmployeeCount: companies.foreignEmployeeCount,
			leftInLog: voiceRewrites.reasons,
		})
		.from(voiceRounds)
		.innerJoin(answerSheets, eq(answerSheets.id, voiceRounds.sheetId))
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, voiceRounds.progressId))
		.innerJoin(companies, eq(companies.id, assessmentProgresses.companyId))
		.leftJoin(users, eq(users.id, voiceRounds.openedBy))
		.leftJoin(voiceRewrites, sql`${voiceRounds.id} = any(${voiceRewrites.roundIds})`)
		.where(and(where, companyVisibleTo(actor, assessmentProgresses.companyId)))
		.orderBy(desc(voiceRounds.id));

export type FoundRound = Awaited<ReturnType<typeof listRounds>>[number];

/** @throws 404 */
export const getVisibleVoice = async (executor: Executor, actor: Actor, id: number): Promise<FoundRound> => {
	const [found] = await listRounds(executor, actor, eq(voiceRounds.id, id));
	if (!found) throw notFound();
	return found;
};

/** Newest first. */
export const listVoices = (executor: Executor, actor: Actor, progressId: number): Promise<FoundRound[]> =>
	listRounds(executor, actor, eq(voiceRounds.progressId, progressId));

export const presentFacts = ({ stored, sheet, openedByName, foreignEmployeeCount }: FoundRound) => ({
	id: stored.id,
	progress_id: stored.progressId,
	round: sheet.archivedAt ? null : sheet.round,
	opened_at: stored.createdAt.toISOString(),
	opened_by_name: openedByName,
	closes_on: stored.closesOn,
	languages: [...stored.languages],
	codes_made: stored.codesMade,
	foreign_employee_count: foreignEmployeeCount,
});

type Recorded = {
	action: 'voice.opened' | 'voice.printed' | 'voice.closed';
	round: Pick<FoundRound['stored'], 'progressId' | 'closesOn' | 'codesMade' | 'keyMissingAt'>;
	/** Null for the worker. */
	actor: ConsoleActor | null;
	call: CallContext | null;
	/** What still retains the answers in the WAL. */
	left?: readonly LogReason[];
};

/** Audits a round; never answers or codes. */
export const recordAuditOf = (executor: Executor, { action, round, actor, call, left = [] }: Recorded): Promise<void> =>
	recordAudit(executor, {
		action,
		actorId: actor?.userId ?? null,
		subject: 'assessment_progress',
		subjectId: round.progressId,
		detail: {
			closes_on: round.closesOn,
			codes_made: round.codesMade,
			...(action === 'voice.closed' && round.keyMissingAt ? { key_lost: true } : {}),
			...(left.length > 0 ? { left_in_log: left.join(' ') } : {}),
		},
		call,
	});
