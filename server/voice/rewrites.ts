import { and, asc, eq, isNull } from 'drizzle-orm';
import type pg from 'pg';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import { voiceRewrites, voiceRounds } from '#server/db/tables/voice.ts';
import type { LogReason } from '#shared/voice/log-reasons.ts';
import { emptyLog, markLog } from './log.ts';
import { recordAuditOf } from './rounds.ts';

/** Bookkeeping from rewriting the tables until the WAL contains nothing of their former contents. */

type Needs = Pick<Deps, 'db' | 'clock'>;
type Rewrite = typeof voiceRewrites.$inferSelect;

/** How long rounds wait for what retains the WAL. */
const PATIENCE_MS = 24 * 60 * 60 * 1000;

/** Checks of the WAL per run, while rounds wait and afterward. */
const TRIES = { waiting: 20, known: 3 };

/** `roundIds` are ended rounds; empty if a company is being erased. */
export const noteRewrite = async (
	{ db, clock }: Needs,
	client: pg.Client,
	roundIds: readonly number[],
): Promise<Rewrite> => {
	const mark = await markLog(client);
	const [noted] = await db
		.insert(voiceRewrites)
		.values({ ...mark, roundIds: [...roundIds], createdAt: clock.now() })
		.returning();
	if (!noted) throw new Error('a rewriting was not noted');
	return noted;
};

const markClosed = async (tx: Tx, { clock }: Needs, ids: readonly number[], left: LogReason[]): Promise<void> => {
	const closed = await tx
		.update(voiceRounds)
		.set({ closedAt: clock.now() })
		.where(and(isOneOf(voiceRounds.id, ids), isNull(voiceRounds.closedAt)))
		.returning();
	for (const round of closed) await recordAuditOf(tx, { action: 'voice.closed', round, actor: null, call: null, left });
};

/**
 * Closes the rounds of a rewrite once the WAL contains none of their answers. Also closes them without that if the
 * database user lacks the rights to check, or after a day; the WAL is then checked again until it is empty. Returns
 * what still retains it.
 */
export const settleRewrite = async (deps: Needs, client: pg.Client, rewrite: Rewrite): Promise<LogReason[]> => {
	const { db, clock } = deps;
	const left = await emptyLog(client, rewrite, rewrite.reasons ? TRIES.known : TRIES.waiting);
	const isOver = clock.now().getTime() - rewrite.createdAt.getTime() >= PATIENCE_MS;
	const isGivenUp = rewrite.reasons !== null || left.includes('rights') || isOver;
	if (left.length > 0 && !isGivenUp) return left;
	await db.transaction(async (tx) => {
		await markClosed(tx, deps, rewrite.roundIds, left);
		const known = eq(voiceRewrites.id, rewrite.id);
		if (left.length === 0) await tx.delete(voiceRewrites).where(known);
		else await tx.update(voiceRewrites).set({ reasons: left }).where(known);
	});
	return left;
};

export const listRewrites = (db: Deps['db']): Promise<Rewrite[]> =>
	db.select().from(voiceRewrites).orderBy(asc(voiceRewrites.id));
