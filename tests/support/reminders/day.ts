import { and, asc, inArray, isNull } from 'drizzle-orm';
import { jobs } from '#server/all-jobs.ts';
import type { Mail, WorkerDeps } from '#server/calls/deps.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { findJob } from '#server/jobs/definition.ts';
import { GivenUp, Postponed } from '#server/jobs/queue.ts';
import type { TestApp } from '#tests/support/boot.ts';

/** Runs the jobs of notices and mails one after the other, with the test's own mail server. */

const RUN = ['make-notices', 'send-mail'];

export type MailServer = { sent: Mail[]; isDown: boolean };

const isOpen = and(isNull(outboxJobs.finishedAt), isNull(outboxJobs.failedAt), inArray(outboxJobs.name, RUN));

/** Runs jobs until none is left but mails that wait for their next attempt. */
export const runJobs = async ({ deps }: TestApp, server: MailServer): Promise<void> => {
	const needs: WorkerDeps = {
		...deps,
		print: () => Promise.reject(new Error('nothing is printed')),
		sendMail: async (mail) => {
			if (server.isDown) throw new Error('ECONNREFUSED');
			server.sent.push(mail);
		},
	};
	const done = new Set<number>();
	for (;;) {
		const open = await deps.db.select().from(outboxJobs).where(isOpen).orderBy(asc(outboxJobs.id));
		const rows = open.filter(({ id }) => !done.has(id));
		if (rows.length === 0) return;
		for (const { id, name, payload } of rows) {
			done.add(id);
			const job = findJob(jobs, name);
			if (!job) throw new Error(`no job is called ${name}`);
			await job.run(needs, job.payload.parse(payload) as never, id).catch((error: unknown) => {
				if (!(error instanceof Postponed) && !(error instanceof GivenUp)) throw error;
			});
		}
	}
};
