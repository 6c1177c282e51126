import fs from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/** The files in which PostgreSQL keeps the workers' voice, dead rows and indexes included. */

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
