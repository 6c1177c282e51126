import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { CommandError } from '#scripts/commands/command.ts';

/**
 * A backup is a folder: `tables/<name>.jsonl.gz` with one JSON row per line, `files/<key>` as uploaded, and
 * `manifest.json`, written last: a folder without one is incomplete. Excluded are rendered PDFs and the queue, which
 * are rebuilt from the tables; unconfirmed photos by phone; and the contents of open rounds of the workers' voice
 * (`rows.ts`).
 */

const checksum = z.string().regex(/^[0-9a-f]{64}$/);

const manifestSchema = z.object({
	format: z.literal(1),
	made_at: z.iso.datetime(),
	migrations: z.array(z.string()),
	/** In dependency order. */
	tables: z.array(z.object({ name: z.string(), rows: z.int(), sha256: checksum })),
	/** `last_value` is a string, since it may exceed the safe integers. */
	sequences: z.array(z.object({ name: z.string(), last_value: z.string(), is_called: z.boolean() })),
	files: z.array(z.object({ key: z.string(), content_type: z.string(), bytes: z.int(), sha256: checksum })),
});

export type Manifest = z.output<typeof manifestSchema>;

export const manifestFile = (folder: string): string => path.join(folder, 'manifest.json');
export const tableFile = (folder: string, name: string): string => path.join(folder, 'tables', `${name}.jsonl.gz`);
export const storedFile = (folder: string, key: string): string => path.join(folder, 'files', key);

/** @throws CommandError without a valid manifest */
export const readManifest = async (folder: string): Promise<Manifest> => {
	let text: string;
	try {
		text = await readFile(manifestFile(folder), 'utf8');
	} catch {
		throw new CommandError(`${folder} holds no finished backup: there is no manifest.json`);
	}
	const parsed = manifestSchema.safeParse(JSON.parse(text));
	if (!parsed.success) throw new CommandError(`${manifestFile(folder)} is not of a form that this version knows`);
	return parsed.data;
};
