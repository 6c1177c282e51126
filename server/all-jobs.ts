import { mailPasswordReset } from './accounts/password-reset-mail.ts';
import type { WorkerDeps } from './calls/deps.ts';
import { renderPdf } from './exports/render.ts';
import { autograde } from './grading/job.ts';
import type { AnyJob } from './jobs/definition.ts';

/** Every kind of job of the product, as workers run them. */
export const jobs: readonly AnyJob<WorkerDeps>[] = [autograde, mailPasswordReset, renderPdf];
