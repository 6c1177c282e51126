import { sendMailJob } from '#server/notices/mails/job.ts';
import { mailEmailChanged, mailPasswordChanged } from './accounts/former-jobs.ts';
import { mailMemberPasswordReset, mailPasswordReset } from './accounts/password-reset-mail.ts';
import { runBulkJob } from './bulk/jobs/job.ts';
import type { WorkerDeps } from './calls/deps.ts';
import { archiveCertificate } from './certificates/archive/job.ts';
import { renderPdf } from './exports/render.ts';
import { makeReceipt } from './free-assessment/receipts.ts';
import { autograde } from './grading/job.ts';
import type { AnyJob } from './jobs/definition.ts';
import { tellOfEvent } from './notices/job.ts';
import { simulatePaper } from './simulation/job.ts';

export const jobs: readonly AnyJob<WorkerDeps>[] = [
	archiveCertificate,
	autograde,
	makeReceipt,
	mailPasswordReset,
	mailMemberPasswordReset,
	mailPasswordChanged,
	mailEmailChanged,
	renderPdf,
	runBulkJob,
	sendMailJob,
	simulatePaper,
	tellOfEvent,
];
