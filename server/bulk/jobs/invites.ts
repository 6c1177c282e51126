import { and, asc, eq } from 'drizzle-orm';
import { hasSignedIn } from '#server/accounts/last-sign-ins.ts';
import { mailPasswordLink } from '#server/accounts/password-links.ts';
import { lockUser } from '#server/accounts/queries.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { StaffId } from '#server/base/actor.ts';
import { conflict } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { bulkJobRows, bulkJobs } from '#server/db/tables/bulk.ts';
import { later } from '#server/db/transactions.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { hourlyWavesOf } from '#shared/bulk/waves.ts';
import { runBulk } from './enqueued.ts';

type Job = typeof bulkJobs.$inferSelect;
type Row = typeof bulkJobRows.$inferSelect;

/** Rows per statement. */
const AT_ONCE = 1_000;

/**
 * An import that has ended is followed by a job that invites the administrators it added, so many an hour. The link of
 * each is made when its row is run, so that it is valid for as long as any other. One that was stopped invites nobody.
 */
export const createInvites = async (tx: Tx, job: Job, now: Date): Promise<void> => {
	const { act, mailsPerHour: perHour, makerId } = job;
	if (act !== 'import' || perHour === null) return;
	const imported = await tx
		.select({ companyId: bulkJobRows.companyId, userIds: bulkJobRows.userIds })
		.from(bulkJobRows)
		.where(and(eq(bulkJobRows.jobId, job.id), eq(bulkJobRows.state, 'done')))
		.orderBy(asc(bulkJobRows.id));
	const people = imported.flatMap(({ companyId, userIds }) => userIds.map((userId) => ({ companyId, userId })));
	if (people.length === 0) return;
	const [invites] = await tx
		.insert(bulkJobs)
		.values({ act: 'invite', makerId, mailsPerHour: perHour, importId: job.id, createdAt: now })
		.returning({ id: bulkJobs.id });
	if (!invites) throw new Error('no bulk job was made');
	const due = hourlyWavesOf({ count: people.length, perHour, now });
	const rows = people.map(({ companyId, userId }, at) => ({
		jobId: invites.id,
		companyId,
		userIds: [userId],
		dueAt: due[at] ?? now,
	}));
	for (let from = 0; from < rows.length; from += AT_ONCE) {
		await later(tx, tx.insert(bulkJobRows).values(rows.slice(from, from + AT_ONCE)));
	}
	await recordAudit(tx, {
		action: 'bulk_job.created',
		actorId: makerId,
		subject: 'bulk_job',
		subjectId: invites.id,
		detail: { bulk_act: 'invite', bulk_rows: rows.length },
	});
	await enqueue(tx, runBulk, { bulk_job_id: invites.id });
};

/** @throws 409 if the account is gone, or its owner has come without being invited */
export const inviteAdministrator = async (
	tx: Tx,
	deps: Pick<Deps, 'clock' | 'signer'>,
	{ row, maker }: { row: Row; maker: StaffId },
): Promise<void> => {
	const [id] = row.userIds;
	const user = id === undefined ? null : await lockUser(tx, id, 'update');
	if (!user) throw conflict('bulk.accountGone');
	if (await hasSignedIn(tx, user.id)) throw conflict('bulk.hasSignedIn');
	await mailPasswordLink(tx, deps, { ...user, isNew: true, actor: maker });
	await recordAudit(tx, {
		action: 'member.password_link_sent',
		actorId: maker.userId,
		subject: 'user',
		subjectId: user.id,
		detail: { company_id: user.companyId },
	});
};
