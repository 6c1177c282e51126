import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFiles } from './compress.ts';

/**
 * Vite bundles of client/: the site, the server's renderer of public pages, the page printed by the PDF worker, and the
 * page on which workers answer.
 */

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');

type Bundle = {
	label: string;
	config: string;
	output: string;
	entry: string;
	/** Inputs besides its modules: files or folders. */
	others: readonly string[];
	/** Whether its files are also stored compressed. */
	isSent?: boolean;
};

export const clientBundle: Bundle = {
	label: 'the client',
	config: 'vite.config.ts',
	output: 'dist/client',
	entry: 'index.html',
	others: [
		'client/static',
		'scripts/setup/chunks.ts',
		'scripts/setup/merge-groups.ts',
		'scripts/setup/module-graph.ts',
		'scripts/setup/pdf-files.ts',
		'scripts/setup/visits.ts',
	],
	isSent: true,
};
export const prerenderBundle: Bundle = {
	label: 'the public pages',
	config: 'vite.prerender.config.ts',
	output: 'dist/prerender',
	entry: 'prerender.js',
	others: [],
};
export const printBundle: Bundle = {
	label: 'the page that prints',
	config: 'vite.print.config.ts',
	output: 'dist/print',
	entry: 'print.html',
	others: ['client/fonts'],
};

export const voiceBundle: Bundle = {
	label: 'the page on which workers answer',
	config: 'vite.voice.config.ts',
	output: 'dist/voice',
	entry: '.vite/manifest.json',
	others: ['client/voice/fonts'],
	isSent: true,
};

/** Inputs of every bundle. The lock file stands for the packages. */
const ALWAYS = ['package-lock.json', 'tsconfig.json'];

const inRoot = (file: string): string => path.join(root, file);

const hashFiles = (files: readonly string[]): string => {
	const hash = createHash('sha256');
	for (const file of files) {
		hash.update(`${file}\n`).update(existsSync(inRoot(file)) ? readFileSync(inRoot(file)) : 'none');
	}
	return hash.digest('hex');
};

/** Input files and a hash of their contents, so that changed timestamps alone cause no build. */
type Stamp = { files: string[]; hash: string };

const stampOf = ({ output }: Bundle): string => inRoot(`${output}.stamp`);

const readStamp = (bundle: Bundle): Stamp | null => {
	try {
		const { files, hash } = JSON.parse(readFileSync(stampOf(bundle), 'utf8'));
		return Array.isArray(files) ? { files, hash } : null;
	} catch {
		return null;
	}
};

const isBuilt = (bundle: Bundle): boolean => {
	const stamp = readStamp(bundle);
	return (
		stamp !== null && existsSync(inRoot(`${bundle.output}/${bundle.entry}`)) && hashFiles(stamp.files) === stamp.hash
	);
};

const otherFiles = ({ others }: Bundle): string[] =>
	others.flatMap((name) =>
		statSync(inRoot(name)).isDirectory() ? readdirSync(inRoot(name)).map((file) => `${name}/${file}`) : [name],
	);

/** Builds into a temporary folder and renames it, so that readers never see a partial build. */
const rebuild = async (bundle: Bundle): Promise<void> => {
	const { build } = await import('vite');
	const sources = new Set([bundle.config, ...ALWAYS, ...otherFiles(bundle)]);
	const fresh = inRoot(`${bundle.output}.${process.pid}`);
	const old = `${fresh}.old`;
	// A file that changes during the build invalidates the stamp.
	const begun = new Map<string, string>();
	const note = (file: string): void => {
		sources.add(file);
		begun.set(file, hashFiles([file]));
	};
	try {
		await build({
			configFile: inRoot(bundle.config),
			root: inRoot('client'),
			logLevel: 'error',
			build: { outDir: fresh, emptyOutDir: true },
			plugins: [
				{
					name: 'sources',
					load: (id: string) => {
						const file = path.relative(root, id.split('?')[0] ?? '');
						if (!file.startsWith('..') && !file.includes('node_modules') && existsSync(inRoot(file))) note(file);
						return null;
					},
				},
			],
		});
		if (bundle.isSent) await compressFiles(fresh);
		const files = [...sources].sort();
		const hasChanged = [...begun].some(([file, hash]) => hashFiles([file]) !== hash);
		if (existsSync(inRoot(bundle.output))) renameSync(inRoot(bundle.output), old);
		renameSync(fresh, inRoot(bundle.output));
		writeFileSync(stampOf(bundle), JSON.stringify({ files, hash: hasChanged ? '' : hashFiles(files) }));
	} finally {
		for (const left of [fresh, old]) rmSync(left, { recursive: true, force: true });
	}
};

/** Builds a bundle if an input has changed; returns whether it did. */
export const ensureBundle = async (bundle: Bundle, say: (line: string) => void = () => {}): Promise<boolean> => {
	if (!existsSync(inRoot(bundle.config)) || isBuilt(bundle)) return false;
	say(`building ${bundle.label}`);
	const begin = Date.now();
	await rebuild(bundle);
	say(`${bundle.label} built in ${((Date.now() - begin) / 1000).toFixed(1)} s`);
	return true;
};
