import pg from 'pg';
import { startServerProcess } from '#tests/support/processes/server-process.ts';
import { createChecks, type Drill, seconds, until } from './support/drill.ts';
import { createEmptyDatabase } from './support/empty-database.ts';
import { isConsistent, makeWriters, saveOnce } from './support/saving.ts';
import { withSite } from './support/site.ts';

const SERVERS = 3;

const countMigrations = async (url: string): Promise<number> => {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		const { rows } = await client.query<{ count: number }>(
			'select count(*)::int as count from drizzle.__drizzle_migrations',
		);
		return rows[0]?.count ?? 0;
	} finally {
		await client.end();
	}
};

export const startedTogether: Drill = {
	name: 'three servers migrate an empty database at once; one more starts under load',
	rule: 'each migration once, all ready; no 5xx; a rerun does nothing',
	limitMs: 120_000,
	run: () =>
		withSite({ servers: 1 }, async ({ app, env, servers, startServer }) => {
			const { problems, check } = createChecks();
			const database = await createEmptyDatabase();
			const begin = performance.now();
			const fresh = await Promise.all(
				Array.from({ length: SERVERS }, () => startServerProcess({ ...env, DATABASE_URL: database.url })),
			);
			const took = performance.now() - begin;
			for (const server of fresh) await server.stop();
			const ours = await countMigrations(env.DATABASE_URL ?? '');
			check((await countMigrations(database.url)) === ours, 'a migration ran twice or not at all');
			await database.drop();

			const writers = await makeWriters(app, 5);
			const url = servers[0]?.url ?? '';
			let running = true;
			let saved = 0;
			const load = Promise.all(
				writers.map(async (writer) => {
					while (running) {
						const status = await saveOnce(url, writer);
						saved++;
						check(status === 200, `a save answered ${status} while another server started`);
					}
				}),
			);
			await until(() => saved > 20, 20_000);
			await startServer();
			running = false;
			await load;
			check((await countMigrations(env.DATABASE_URL ?? '')) === ours, 'the second start migrated again');
			for (const writer of writers) check(await isConsistent(app, writer), 'a save is lost or torn');
			return { figures: `${SERVERS} ready after ${seconds(took)}; ${saved} saves while one more started`, problems };
		}),
};
