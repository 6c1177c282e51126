import type { MailFailure } from '#shared/mails/schemas.ts';

/** Stored error of a mail that could not be sent in time. */
export const TOO_LATE = 'not sent within its day';

/** Classifies why a mail failed by its stored error; the transport's code is at its start. */
const PATTERNS: readonly (readonly [failure: MailFailure, pattern: RegExp])[] = [
	['late', new RegExp(TOO_LATE)],
	['auth', /\bE(AUTH|NOAUTH|OAUTH2)\b/],
	['tls', /\bE(TLS|REQUIRETLS)\b/],
	['recipient', /\bEENVELOPE RCPT\b|recipients? (were|was) rejected/i],
	['sender', /\bEENVELOPE\b/],
	['content', /\bEMESSAGE\b/],
	['timeout', /\bETIMEDOUT\b|\bAbort|timed? ?out|timeout/i],
	['connection', /\bE(DNS|SOCKET|CONNECTION|PROTOCOL|CONN\w+|NOTFOUND|HOSTUNREACH|AI_AGAIN)\b|closed/i],
];

export const mailFailureOf = (error: string | null): MailFailure | null =>
	error === null ? null : (PATTERNS.find(([, pattern]) => pattern.test(error))?.[0] ?? 'other');
