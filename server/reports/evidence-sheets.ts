import { dayCell, type FilledSheet, instantCell, textCell, wholeSheet } from '#server/exports/workbook/columns.ts';
import { requestState } from '#server/exports/workbook/request-state.ts';
import type { Words } from '#server/exports/workbook/texts.ts';
import type { MessageKind } from '#shared/evidence/states.ts';
import type { Evidence } from './evidence.ts';

/** Evidence sheets of a report's workbook; none without evidence. */

type Request = Evidence['requests'][number];

const KINDS = {
	message: 'written',
	answer: 'answered',
	return: 'returned',
} as const satisfies Record<MessageKind, string>;

/** A request without a question is on the assessment as a whole. */
const numberOf = ({ question }: Request, { text }: Words): string => question.number || text('wholeAssessment');

const requestSheet = ({ requests }: Evidence, words: Words): FilledSheet =>
	wholeSheet(words.sheet('evidenceRequests'), requests, [
		words.column('requestNumber', 12, ({ at }) => at),
		words.column('number', 12, (request) => textCell(numberOf(request, words))),
		words.column('question', 48, ({ question }) => textCell(question.content)),
		words.column('asked', 60, ({ content }) => textCell(content)),
		words.column('requestState', 20, ({ status, withdrawnBecause }) => requestState(words, status, withdrawnBecause)),
		words.field('assessment.due_on', 18, ({ dueOn }) => dayCell(dueOn)),
		words.column('askedBy', 20, ({ createdBy }) => textCell(createdBy)),
		words.column('askedAt', 24, ({ createdAt }) => instantCell(createdAt.toISOString())),
		words.field('evidence.answered_at', 24, ({ answeredAt }) => instantCell(answeredAt?.toISOString() ?? null)),
		words.field('evidence.decided_at', 24, ({ decidedAt }) => instantCell(decidedAt?.toISOString() ?? null)),
		words.field('evidence.files', 48, ({ files }) => words.names(files)),
	]);

const messageSheet = ({ messages }: Evidence, words: Words): FilledSheet =>
	wholeSheet(words.sheet('evidenceMessages'), messages, [
		words.column('requestNumber', 12, ({ at }) => at),
		words.column('writtenAt', 24, ({ createdAt }) => instantCell(createdAt.toISOString())),
		words.column('writtenBy', 20, ({ author }) => textCell(author)),
		words.column('messageKind', 14, ({ kind }) => words.text(`messageKinds.${KINDS[kind]}`)),
		words.column('messageText', 90, ({ content }) => textCell(content)),
	]);

const linkSheet = ({ links }: Evidence, words: Words): FilledSheet =>
	wholeSheet(words.sheet('documentQuestions'), links, [
		words.column('supportingDocument', 36, ({ document }) => textCell(document)),
		words.column('number', 12, ({ question }) => textCell(question.number)),
		words.column('question', 60, ({ question }) => textCell(question.content)),
	]);

export const evidenceSheets = (evidence: Evidence, words: Words): FilledSheet[] => [
	...(evidence.requests.length > 0 ? [requestSheet(evidence, words)] : []),
	...(evidence.messages.length > 0 ? [messageSheet(evidence, words)] : []),
	...(evidence.links.length > 0 ? [linkSheet(evidence, words)] : []),
];
