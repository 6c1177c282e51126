import { lockUser } from '#server/accounts/queries.ts';
import { isAdmin, type StaffId } from '#server/base/actor.ts';
import { AppError, conflict } from '#server/base/errors.ts';
import type { Tx } from '#server/db/client.ts';
import type { bulkJobs } from '#server/db/tables/bulk.ts';

type Job = typeof bulkJobs.$inferSelect;

const needsAdmin = ({ act, assessors }: Job): boolean =>
	['assign', 'import', 'invite'].includes(act) || (act === 'start' && assessors !== null && assessors !== 'keep');

/**
 * Who made the job, with the rights that they have now; locked, so that these do not change before the row is run.
 * @throws 409 if the account was deleted, or no longer may do this
 */
export const lockMaker = async (tx: Tx, job: Job): Promise<StaffId> => {
	const user = await lockUser(tx, job.makerId, 'share');
	if (user?.area !== 'console') throw conflict('bulk.makerGone');
	const maker: StaffId = { area: 'console', role: user.role === 0 ? 0 : 1, userId: user.id };
	if (needsAdmin(job) && !isAdmin(maker)) throw conflict('bulk.makerLostRole');
	return maker;
};

/** To an assessor, a company that they are not assigned to is unknown; a result says so more plainly. */
export const asToldToMaker = (error: unknown): unknown =>
	error instanceof AppError && error.status === 404 ? conflict('bulk.notAssigned') : error;
