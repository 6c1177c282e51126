import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Paths are relative to the project, where the setup works. */
const STAMP = 'dist/client.stamp';
const OUTPUT = 'dist/client/index.html';

/** What the built client is made of; packages count by the lock file. */
const SOURCES = ['client', 'shared', 'vite.config.ts', 'package-lock.json'];

const filesBelow = (source: string): string[] => {
	const entries = readdirSync(source, { withFileTypes: true, recursive: true });
	return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Changes with any source, and with nothing else: a checkout that only touches the files builds nothing. */
const hashSources = (): string => {
	const files = SOURCES.flatMap((source) => (path.extname(source) ? [source] : filesBelow(source)))
		.filter((file) => !isTest(file))
		.sort();
	const hash = createHash('sha256');
	for (const file of files) hash.update(`${file}\n`).update(readFileSync(file));
	return hash.digest('hex');
};

const isBuilt = (stamp: string): boolean =>
	existsSync(OUTPUT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;

/** Builds the client into dist/client where its sources changed since the last build. */
export const buildClient = async (say: (line: string) => void): Promise<void> => {
	if (!existsSync('vite.config.ts') || !existsSync('client/index.html')) return;
	const stamp = hashSources();
	if (isBuilt(stamp)) return;
	say('building the client');
	const begin = Date.now();
	const { build } = await import('vite');
	await build({ configFile: 'vite.config.ts', logLevel: 'error' });
	mkdirSync(path.dirname(STAMP), { recursive: true });
	writeFileSync(STAMP, stamp);
	say(`client built in ${((Date.now() - begin) / 1000).toFixed(1)} s`);
};
