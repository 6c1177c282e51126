import { and, eq, getTableColumns, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { auditedLimit } from '#server/accounts/audited-limit.ts';
import { ROUND_RULES } from '#server/assessment/rounds.ts';
import type { CallContext } from '#server/base/actor.ts';
import { AppError } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { sessions, users } from '#server/db/tables/accounts.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { evidenceRequests, phoneUploads } from '#server/db/tables/evidence.ts';
import { ROUNDS } from '#shared/assessment/round.ts';
import { ANSWERABLE } from '#shared/assessment/status-sets.ts';
import { PHONE_FILES } from '#shared/evidence/phone.ts';
import { hmacOf } from './codes.ts';

/** Whether a code still works. Every condition is checked at each use. */

export type Code = typeof phoneUploads.$inferSelect;

const isNewest = sql`${assessmentProgresses.id} = (
	select max(p.id) from assessment_progresses p where p.company_id = ${assessmentProgresses.companyId})`;

/** A code opened before the request was answered and returned does not work again, although the request is open. */
const wasReturned = sql`exists (
	select 1 from evidence_messages m
	where m.request_id = ${phoneUploads.requestId} and m.kind = 'return' and m.created_at > ${phoneUploads.createdAt})`;

const takesDocuments = and(isNull(phoneUploads.requestId), inArray(assessmentProgresses.status, [...ANSWERABLE]));

const takesFiles = and(
	eq(evidenceRequests.status, 'open'),
	isNull(assessmentProgresses.gradingRequestedAt),
	or(
		...ROUNDS.map((round) =>
			and(eq(evidenceRequests.round, round), eq(assessmentProgresses.status, ROUND_RULES[round].status)),
		),
	),
	sql`not ${wasReturned}`,
);

/** Neither expired nor revoked; its owner is still signed in and active; its place still accepts files. */
const isLive = (now: Date): SQL | undefined =>
	and(
		gt(phoneUploads.expiresAt, now),
		isNull(phoneUploads.revokedAt),
		gt(sessions.expiresAt, now),
		isNull(users.deactivatedAt),
		isNewest,
		// A change of status ends the code, also one that was undone since.
		lte(assessmentProgresses.statusSince, phoneUploads.createdAt),
		or(takesDocuments, takesFiles),
	);

const liveCodes = (executor: Executor, which: SQL, now: Date) =>
	executor
		.select(getTableColumns(phoneUploads))
		.from(phoneUploads)
		.innerJoin(sessions, eq(sessions.id, phoneUploads.sessionId))
		.innerJoin(users, eq(users.id, phoneUploads.userId))
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, phoneUploads.progressId))
		.leftJoin(evidenceRequests, eq(evidenceRequests.id, phoneUploads.requestId))
		.where(and(which, isLive(now)));

/** A working code by its id, full or not; null if it does not work. */
export const findLive = async (executor: Executor, id: number, now: Date): Promise<Code | null> => {
	const [code] = await liveCodes(executor, eq(phoneUploads.id, id), now);
	return code ?? null;
};

/** Locks a working code, full or not; null if it does not work. */
export const lockLive = async (executor: Executor, id: number, now: Date): Promise<Code | null> => {
	const [code] = await liveCodes(executor, eq(phoneUploads.id, id), now).for('update', { of: phoneUploads });
	return code ?? null;
};

/** One error for unknown, expired, revoked and full codes, so that a guess tells nothing. */
export const ended = (): AppError => new AppError('phone.ended', { status: 404 });

type Needs = Pick<Deps, 'db' | 'clock' | 'signer' | 'limits' | 'auditCounter'>;

/**
 * The working code of a token, with room for another photo. Malformed tokens count toward the limit of guesses per IP
 * address.
 * @throws 404, 429
 */
export const getCode = async (deps: Needs, token: unknown, call: CallContext): Promise<Code> => {
	const { db, clock, signer, limits } = deps;
	const hmac = typeof token === 'string' ? hmacOf(signer, token) : '';
	const [code] = await liveCodes(db, eq(phoneUploads.tokenHmac, hmac), clock.now());
	if (code && code.fileCount < PHONE_FILES) return code;
	await auditedLimit(deps, { name: 'phone' }, call, () => limits.phoneMissesPerAddress.consume(call.limitKey));
	throw ended();
};
