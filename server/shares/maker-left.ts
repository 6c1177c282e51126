import { and, eq } from 'drizzle-orm';
import type { Executor, Tx } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { shareLinks } from '#server/db/tables/shares.ts';
import { announce } from '#server/notify/announce.ts';
import { tokyoDate } from '#shared/dates.ts';
import { isRunningOf } from './queries.ts';

type Member = { id: number; companyId: number };

const countRunning = (executor: Executor, { id, companyId }: Member, now: Date): Promise<number> =>
	executor.$count(shareLinks, and(isRunningOf(companyId, tokyoDate(now)), eq(shareLinks.createdBy, id)));

/** Links go on when their maker leaves; the company's admins are told which, so that they can end them. */
export const announceLeftShares = async (tx: Tx, member: Member, now: Date): Promise<void> => {
	if ((await countRunning(tx, member, now)) === 0) return;
	await announce(tx, 'share_maker_left', now, { company_id: member.companyId, user_id: member.id });
};

/** Who left and how many links still run; null for none. */
export const readLeftShares = async (executor: Executor, member: Member, now: Date) => {
	const [maker] = await executor.select({ name: users.name }).from(users).where(eq(users.id, member.id));
	const count = await countRunning(executor, member, now);
	return maker && count > 0 ? { name: maker.name, count } : null;
};
