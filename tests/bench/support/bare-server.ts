import Fastify from 'fastify';
import pg from 'pg';
import type { BareSetup, Recording } from './recording.ts';

/**
 * The control of the benches, in a separate process: bare Fastify and `pg`, which run the recorded statements of a call
 * in sequence and send a response of the same size, or the one that the database made, without authentication, validation, mapping or logging.
 */

/** Answers the last row. */
const runIn = async (client: pg.Pool | pg.PoolClient, statements: Recording['statements']) => {
	let last: pg.QueryResult<{ answer?: unknown }> | null = null;
	for (const { text, values } of statements) last = await client.query(text, values);
	return last?.rows[0];
};

process.once('message', async ({ databaseUrl, pool: max, recordings }: BareSetup) => {
	const pool = new pg.Pool({ connectionString: databaseUrl, max });
	const app = Fastify();
	for (const { method, path, statements, isTransaction, answer, isAnswered } of recordings) {
		app.route({
			method: method as 'GET' | 'POST',
			url: path,
			handler: async () => {
				if (isTransaction) {
					const client = await pool.connect();
					await runIn(client, statements).finally(() => client.release());
					return answer;
				}
				const row = await runIn(pool, statements);
				return isAnswered ? row?.answer : answer;
			},
		});
	}
	process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
});
