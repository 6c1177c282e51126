import Fastify from 'fastify';
import pg from 'pg';
import type { BareSetup, Recording } from './recording.ts';

/**
 * What our calls are compared with, a process of its own: Fastify without anything, and `pg` with the very statements
 * that our call runs, one after the other, and an answer of the same size. It looks nothing up, checks nothing, maps
 * nothing and logs nothing.
 */

const runIn = async (client: pg.Pool | pg.PoolClient, statements: Recording['statements']): Promise<void> => {
	for (const { text, values } of statements) await client.query(text, values);
};

process.once('message', async ({ databaseUrl, pool: max, recordings }: BareSetup) => {
	const pool = new pg.Pool({ connectionString: databaseUrl, max });
	const app = Fastify();
	for (const { method, path, statements, isTransaction, answer } of recordings) {
		app.route({
			method: method as 'GET' | 'POST',
			url: path,
			handler: async () => {
				if (isTransaction) {
					const client = await pool.connect();
					await runIn(client, statements).finally(() => client.release());
				} else await runIn(pool, statements);
				return answer;
			},
		});
	}
	process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
});
