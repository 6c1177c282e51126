import type { JobFailure } from '#shared/ops/schemas.ts';

/** Classifies why a job failed by its stored error (`wordsOfError`, `failJob`). */
const PATTERNS: readonly (readonly [failure: JobFailure, pattern: RegExp])[] = [
	['unknown_job', /^no job is called /],
	['payload', /^its payload does not fit /],
	['timeout', /timed? ?out/i],
	['storage', /ENOSPC|no space|storage is full|quota/i],
	['connection', /ECONN|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN|ESOCKET|connect|greeting/i],
];

export const failureOf = (error: string | null): JobFailure =>
	PATTERNS.find(([, pattern]) => pattern.test(error ?? ''))?.[0] ?? 'other';
