import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { databaseError, type Tx } from '#server/db/client.ts';
import { sessions } from '#server/db/tables/accounts.ts';
import { papers } from '#server/db/tables/papers.ts';
import { later, together } from '#server/db/transactions.ts';
import { withApp } from '#tests/support/app.ts';

/** Transactions that do not wait for each of their statements fail as those that do. */

const booted = withApp({ env: { DATABASE_POOL: '1' } });

const FOREIGN_KEY = '23503';
const UNIQUE = '23505';

const insertSession = (tx: Tx, id: string, userId = 0) =>
	tx.insert(sessions).values({ id, userId, expiresAt: new Date() });

const changePaper = (tx: Tx, introduction: string) => tx.update(papers).set({ introduction });

const introductions = async (): Promise<(string | null)[]> => {
	const rows = await booted.current.deps.db.select({ introduction: papers.introduction }).from(papers);
	return rows.map(({ introduction }) => introduction);
};

const failureOf = async (work: (tx: Tx) => Promise<unknown>): Promise<unknown> =>
	booted.current.deps.db.transaction(work).then(
		() => 'committed',
		(error: unknown) => databaseError(error).code ?? (error as Error).message,
	);

describe('a statement that was sent ahead and failed', () => {
	it('fails the transaction, which stores nothing', async () => {
		const before = await introductions();
		const failure = await failureOf(async (tx) => {
			await later(tx, changePaper(tx, 'before'), insertSession(tx, 'nobody'));
			await later(tx, changePaper(tx, 'after'));
		});
		expect(failure).toBe(FOREIGN_KEY);
		expect(await introductions()).toEqual(before);
	});

	it('is what a later statement or decision of the transaction fails with', async () => {
		const afterwards = await failureOf(async (tx) => {
			await later(tx, insertSession(tx, 'nobody'));
			await tx.select().from(papers);
		});
		const decided = await failureOf(async (tx) => {
			await later(tx, insertSession(tx, 'nobody'));
			throw new Error('something else');
		});
		expect([afterwards, decided]).toEqual([FOREIGN_KEY, FOREIGN_KEY]);
	});

	it('does not hide what failed before it', async () => {
		const failure = await failureOf(async (tx) => {
			const before = tx
				.execute(sql`insert into companies default values`)
				.catch((error: unknown) => Promise.reject(error));
			await later(tx, insertSession(tx, 'nobody'));
			await before;
		});
		expect(failure).toBe('23502');
	});

	it('leaves a connection behind that works', async () => {
		await failureOf((tx) => later(tx, insertSession(tx, 'nobody')));
		const { rows } = await booted.current.deps.db.execute(sql`select pg_current_xact_id_if_assigned() as transaction`);
		expect(rows).toEqual([{ transaction: null }]);
	});
});

it('a commit that PostgreSQL answers with a rollback is a failure, though the cause was caught', async () => {
	const before = await introductions();
	const failure = await failureOf(async (tx) => {
		await changePaper(tx, 'lost');
		await insertSession(tx, 'nobody').catch(() => {});
	});
	expect(failure).toMatch(/ROLLBACK/);
	expect(await introductions()).toEqual(before);
});

it('outside of a transaction what is sent ahead is waited for', async () => {
	const { db } = booted.current.deps;
	const failing = later(db, db.insert(sessions).values({ id: 'nobody', userId: 0, expiresAt: new Date() }));
	await expect(failing.catch((error: unknown) => databaseError(error).code)).resolves.toBe(FOREIGN_KEY);
});

it('statements sent together run in their order, and the first failure is the one that counts', async () => {
	const { db } = booted.current.deps;
	const seen = await db.transaction(async (tx) => {
		await tx.execute(sql`create temporary table numbers (n serial, at text primary key) on commit drop`);
		const insert = (at: string) => tx.execute(sql`insert into numbers (at) values (${at})`);
		const [, , { rows }] = await together(tx, () => [
			insert('first'),
			insert('second'),
			tx.execute<{ at: string }>(sql`select at from numbers order by n`),
		]);
		return rows.map(({ at }) => at);
	});
	expect(seen).toEqual(['first', 'second']);
	const [paper] = await db.select().from(papers);
	const failure = await failureOf((tx) =>
		together(tx, () => [
			tx.execute(sql`insert into papers overriding system value select * from papers where id = ${paper?.id}`),
			insertSession(tx, 'nobody'),
			tx.select().from(papers).where(eq(papers.id, 0)),
		]),
	);
	expect(failure).toBe(UNIQUE);
});
