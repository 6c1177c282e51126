import Fastify from 'fastify';
import pg from 'pg';
import type { BareSetup, Recording } from './recording.ts';

/**
 * The control of the benches, in a separate process: bare Fastify and `pg`, which run the recorded statements of a call
 * in sequence and send a response of the same size, without authentication, validation, mapping or logging.
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
