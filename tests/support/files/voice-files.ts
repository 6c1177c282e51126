import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { voiceCodes } from '#server/db/tables/voice.ts';
import type { TestApp } from '#tests/support/app.ts';
import { storageOf } from '#tests/support/database/leftovers.ts';

/**
 * Files that may hold data of the workers' voice: those of PostgreSQL, including dead rows and indexes, and the
 * storage.
 */

const filesOf = async ({ deps }: TestApp): Promise<string[]> => {
	const { rows } = await deps.db.execute<{ file: string }>(`
		select current_setting('data_directory') || '/' || pg_relation_filepath(c.oid) as file from pg_class c
		where c.relname in ('voice_codes', 'voice_keys', 'voice_counters')
			or c.oid in (select indexrelid from pg_index where indrelid in
				('voice_codes'::regclass, 'voice_keys'::regclass, 'voice_counters'::regclass))`);
	return rows.map(({ file }) => file);
};

export const voiceBytes = async (app: TestApp): Promise<Buffer> => {
	await app.deps.db.execute('checkpoint');
	const files = await filesOf(app);
	expect(files.length).toBeGreaterThanOrEqual(6);
	return Buffer.concat(files.map((file) => fs.readFileSync(path.normalize(file))));
};

/** The storage folder with the keys of open rounds. */
export const keysOf = (app: TestApp): string => path.join(storageOf(app), 'voice-keys');

/** The file with the key of an open round. */
export const keyFileOf = (app: TestApp, roundId: number): string => path.join(keysOf(app), String(roundId));

/** The stored hashes of a round's codes. */
export const hashesOf = async ({ deps }: TestApp, roundId: number): Promise<string[]> => {
	const stored = await deps.db.select().from(voiceCodes).where(eq(voiceCodes.roundId, roundId));
	return stored.map(({ codeHash }) => codeHash);
};

/** A secret as text, as bytes, and in the usual encodings. */
const written = (secret: string): (string | Buffer)[] => {
	const bytes = Buffer.from(secret, 'base64url');
	return [secret, bytes, bytes.toString('hex'), bytes.toString('base64')];
};

/** The key of an open round and the hashes of its codes, in all encodings. */
export const secretsOf = async (app: TestApp, roundId: number): Promise<(string | Buffer)[]> =>
	[fs.readFileSync(keyFileOf(app, roundId), 'utf8'), ...(await hashesOf(app, roundId))].flatMap(written);
