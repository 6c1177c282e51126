import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { evidenceMessages, evidenceRequests } from '#server/db/tables/evidence.ts';
import type { RequestEntry, TimelineEntry } from '#shared/timeline/schemas.ts';

/** Timeline entries of evidence requests. */

export type Kind = TimelineEntry['kind'];

export const kindOf = (kind: Kind) => sql<Kind>`${kind}::text`.as('entry_kind');

const request = evidenceRequests;
const message = evidenceMessages;

const messageKind = sql<Kind>`case ${message.kind} when 'answer' then 'request_answered' else 'request_returned' end`;
const decisionKind = sql<Kind>`case ${request.status} when 'accepted' then 'request_accepted' else 'request_withdrawn' end`;

/** Non-null in the rows selected below. */
const decidedAt = sql<Date>`${request.decidedAt}`.mapWith(request.decidedAt).as('decided_at');
const decidedBy = sql<number>`${request.decidedBy}`.as('decided_by');

/** Entries with the id of their message or, without one, of their request. */
export const requestEntries = (executor: Executor, progressId: number) =>
	[
		executor
			.select({ kind: kindOf('request_opened'), id: request.id, at: request.createdAt, by: request.createdBy })
			.from(request)
			.where(eq(request.progressId, progressId)),
		executor
			.select({ kind: messageKind.as('entry_kind'), id: message.id, at: message.createdAt, by: message.authorId })
			.from(message)
			.innerJoin(request, eq(request.id, message.requestId))
			.where(and(eq(request.progressId, progressId), inArray(message.kind, ['answer', 'return']))),
		executor
			.select({ kind: decisionKind.as('entry_kind'), id: request.id, at: decidedAt, by: decidedBy })
			.from(request)
			.where(and(eq(request.progressId, progressId), isNotNull(request.decidedAt))),
	] as const;

/** Kinds of entries with the id of a message, and with that of a request. */
export const REQUEST_KINDS = {
	byMessage: ['request_answered', 'request_returned'],
	byRequest: ['request_opened', 'request_accepted', 'request_withdrawn'],
} as const satisfies Record<string, readonly Kind[]>;

type Found = {
	kind: Kind;
	request: typeof evidenceRequests.$inferSelect;
	message: { content: string } | null;
	question: { id: number | null; content: string; ordinals: number[] } | null;
};

type Told = Omit<RequestEntry, 'id' | 'at' | 'actor'>;

/** Details of an entry for staff; null if it is of another kind. */
export const ofRequest = ({ kind, request: of, message: written, question }: Found): Told | null => {
	const known = [...REQUEST_KINDS.byMessage, ...REQUEST_KINDS.byRequest].find((one) => one === kind);
	if (!known) return null;
	return {
		kind: known,
		evidence_request_id: of.id,
		question: question?.id
			? { number: question.ordinals.map((ordinal) => ordinal + 1).join('-'), content: question.content }
			: null,
		asked: of.content,
		content: written?.content || null,
		withdrawn_because: known === 'request_withdrawn' ? of.withdrawnBecause : null,
	};
};
