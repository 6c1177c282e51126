import { reviveRendering } from '#server/exports/render.ts';
import { reviveGrading } from '#server/grading/grade-sheet.ts';
import type { JobName } from '#server/jobs/definition.ts';
import type { Revival } from '#server/jobs/retry.ts';

/** What each kind of job needs before it can be tried again, the counterpart of a handler's `giveUp`. */
export const REVIVALS: Record<JobName, Revival> = {
	autograde: reviveGrading,
	'render-pdf': reviveRendering,
	'mail-password-reset': async () => true,
};
