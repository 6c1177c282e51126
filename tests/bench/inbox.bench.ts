import { sql } from 'drizzle-orm';
import { bootApp, type TestApp } from '#tests/support/boot.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { median } from '#tests/support/quantiles.ts';
import { type Bench, type Figure, timed } from './figures.ts';

/** The inbox of somebody with 10,000 notices, half of them unread, beside that of somebody with 20. */

const MANY = 10_000;
const FEW = 20;
const ROUNDS = 60;
const WARM_UP = 20;
const LIMIT = 1.5;

const READS: Readonly<Record<string, string>> = {
	'the unread count': '/console/notices/unread_count',
	'the newest ten notices': '/console/notices?page=1&per_page=10',
	'a page of notices': '/console/notices?page=1&per_page=20',
	// Ten rows: both have so many.
	'a page of unread notices': '/console/notices?page=1&per_page=10&unread=true',
};

const READ = 'one more is marked as read';

/**
 * By SQL: every second one is read. The commit waits for the log, as in production: a vacuum does not mark rows as visible
 * to all whose commit is not on the disk, and without that PostgreSQL does not count by the index alone.
 */
const addNotices = async ({ deps: { db } }: TestApp, { user }: Person, count: number): Promise<void> => {
	await db.transaction(async (tx) => {
		await tx.execute(sql`set local synchronous_commit = on`);
		await tx.execute(sql`
			insert into notices (recipient_id, kind, event_key, data, created_at, read_at)
			select ${user.id}, 'submitted', 'event:' || n, '{"company": "検証株式会社"}', now() - n * interval '1 minute',
				case when n % 2 = 0 then now() end
			from generate_series(1, ${count}::int) n`);
	});
	await db.execute(sql`vacuum analyze notices`);
};

const reading = async ({ get }: Person, path: string): Promise<void> => {
	const { status, text } = await get(path);
	if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
};

/** Marks the oldest one, again and again: what that costs does not depend on whether it was read before. */
const marking = async ({ deps: { db } }: TestApp, { user, post }: Person): Promise<() => Promise<void>> => {
	const { rows } = await db.execute<{ id: number }>(
		sql`select min(id) as id from notices where recipient_id = ${user.id}`,
	);
	return async () => {
		const { status, text } = await post(`/console/notices/${rows[0]?.id}/read`);
		if (status !== 200) throw new Error(text);
	};
};

type Work = () => Promise<void>;

/** In turn, so that other load affects both. */
const compare = async (name: string, few: Work, many: Work): Promise<Figure[]> => {
	const before: number[] = [];
	const after: number[] = [];
	for (let round = 0; round < ROUNDS + WARM_UP; round++) {
		before.push(await timed(few));
		after.push(await timed(many));
	}
	const [typicalFew, typicalMany] = [median(before.slice(WARM_UP)), median(after.slice(WARM_UP))];
	return [
		{ name: `${name}, few`, value: typicalFew, unit: 'ms', limit: null },
		{ name: `${name}, many`, value: typicalMany, unit: 'ms', limit: null },
		{ name: `${name}: many / few`, value: typicalMany / typicalFew, unit: '×', limit: LIMIT },
	];
};

export const bench: Bench = {
	title: `The inbox with ${FEW} and ${MANY} notices of a person`,
	run: async () => {
		const app = await bootApp();
		try {
			const [few, many] = [await makeConsoleAdmin(app), await makeConsoleAdmin(app)];
			await addNotices(app, few, FEW);
			await addNotices(app, many, MANY);
			const figures: Figure[] = [];
			for (const [name, path] of Object.entries(READS)) {
				figures.push(
					...(await compare(
						name,
						() => reading(few, path),
						() => reading(many, path),
					)),
				);
			}
			return [...figures, ...(await compare(READ, await marking(app, few), await marking(app, many)))];
		} finally {
			await app.close();
		}
	},
};
