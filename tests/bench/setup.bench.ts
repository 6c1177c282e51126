import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Bench, type Figure, timed } from './figures.ts';

/** The set-up of a fresh clone, in a folder and with a cache of npm of its own. */

const root = path.join(import.meta.dirname, '../..');

/** The files of the repository as they are now, also those that are not committed yet. */
const copySources = (target: string): void => {
	const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
	for (const file of listed.toString().split('\0').filter(Boolean)) {
		if (!fs.existsSync(path.join(root, file))) continue;
		fs.mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
		fs.copyFileSync(path.join(root, file), path.join(target, file));
	}
};

const setUp = async (clone: string, cache: string): Promise<void> => {
	const child = spawn(process.execPath, ['scripts/setup.mjs'], {
		cwd: clone,
		env: { ...process.env, npm_config_cache: cache },
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	const [code] = await once(child, 'exit');
	if (code !== 0) throw new Error(`the set-up ended with ${code}`);
};

const countPackages = (clone: string, ...omitted: string[]): number =>
	execFileSync('npm', ['ls', '--all', '--parseable', ...omitted], { cwd: clone, stdio: ['ignore', 'pipe', 'ignore'] })
		.toString()
		.trim()
		.split('\n').length;

/** Packages as they are now: there is no goal for their number, but none comes unnoticed (`tests/rules/production.test.ts`). */
const PACKAGES = { production: 309, all: 438 };

export const bench: Bench = {
	title: 'Set-up of a fresh clone',
	run: async (): Promise<Figure[]> => {
		const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-setup-'));
		const [first, second, cache] = ['first', 'second', 'cache'].map((name) => path.join(folder, name)) as [
			string,
			string,
			string,
		];
		try {
			copySources(first);
			const cold = await timed(() => setUp(first, cache));
			const [all, production] = [countPackages(first), countPackages(first, '--omit=dev')];
			// A clone of its own: where thousands of files were removed a moment ago, ext4 makes new ones several times slower.
			copySources(second);
			// What the first set-up wrote is on the disk before the second begins.
			execFileSync('sync');
			const warm = await timed(() => setUp(second, cache));
			const again = await timed(() => setUp(second, cache));
			return [
				{ name: 'packages that production needs', value: production, unit: '', limit: PACKAGES.production },
				{ name: 'all packages, with those of the build and the tests', value: all, unit: '', limit: PACKAGES.all },
				{ name: 'with an empty cache of npm: install and build', value: cold / 1000, unit: 's', limit: 60 },
				{ name: 'with a full cache of npm: install and build', value: warm / 1000, unit: 's', limit: 30 },
				{ name: 'when everything is there', value: again / 1000, unit: 's', limit: 2 },
			];
		} finally {
			fs.rmSync(folder, { recursive: true, force: true });
		}
	},
};
