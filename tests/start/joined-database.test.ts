import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { makeDataDir, start } from '#tests/support/processes/start.ts';

/**
 * A start on a DATA_DIR whose database runs already, with a socket in another place: that of another user, for one.
 *
 * @module-tag rest
 */

const folders: string[] = [];
let running: EmbeddedPostgres | null = null;
afterEach(async () => {
	await running?.stop();
	for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

/** The name of a socket's folder begins with that of the folder for temporary files. */
const startElsewhere = async (dataDir: string): Promise<EmbeddedPostgres> => {
	const elsewhere = fs.mkdtempSync(path.join(os.tmpdir(), 'else-'));
	fs.chmodSync(elsewhere, 0o755);
	folders.push(elsewhere);
	const { TMPDIR } = process.env;
	process.env.TMPDIR = elsewhere;
	try {
		return await startEmbeddedPostgres({ dataDir, database: 'kyosei' });
	} finally {
		if (TMPDIR === undefined) delete process.env.TMPDIR;
		else process.env.TMPDIR = TMPDIR;
	}
};

it('joins it for a command, and says in one line that Kyosei runs already', async () => {
	const dataDir = makeDataDir();
	folders.push(dataDir);
	running = await startElsewhere(dataDir);
	const joined = await startEmbeddedPostgres({ dataDir, database: 'kyosei' });
	expect([joined.joined, joined.url]).toEqual([true, running.url]);
	const client = new pg.Client({ connectionString: joined.url });
	await client.connect();
	expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
	await client.end();
	const started = start(dataDir);
	expect(await started.ended).toEqual({ code: 1, signal: null });
	expect(started.output()).toBe(
		`Kyosei cannot run: Kyosei runs already with DATA_DIR ${dataDir}. Stop it, or set another one.\n`,
	);
});
