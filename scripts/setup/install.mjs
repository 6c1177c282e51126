import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createProgress, say } from './say.mjs';

const POLL_MS = 250;

/** The length of npm's error output to keep; the cause is at its start. */
const MAX_OUTPUT_LENGTH = 20_000;

const LIBC = existsSync('/etc/alpine-release') ? 'musl' : 'glibc';

/** The package folders for this platform, for the progress display. npm may skip some optional packages. */
const packagesFor = (lockText) => {
	const fits = (allowed, own) => !allowed || [allowed].flat().includes(own);
	return Object.entries(JSON.parse(lockText).packages)
		.filter(([folder]) => folder)
		.filter(([, { os, cpu, libc }]) => fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, LIBC))
		.map(([folder]) => folder);
};

/** The npm that runs this script (`npm_execpath`), else the one in PATH. */
const npm = (args) => {
	const cli = process.env.npm_execpath;
	return cli && /npm-cli\.c?js$/.test(cli)
		? { command: process.execPath, args: [cli, ...args], shell: false }
		: { command: 'npm', args, shell: process.platform === 'win32' };
};

/**
 * Keeps npm's error output for the error message. Includes development packages in production too, for the build, and
 * skips package scripts.
 */
const runNpm = (root, lock, onTick) =>
	new Promise((resolve, reject) => {
		const { command, args, shell } = npm([
			'ci',
			'--include=dev',
			'--include=optional',
			'--ignore-scripts',
			// The lock file pins integrity hashes, so cached packages are fine.
			'--prefer-offline',
			'--no-audit',
			'--no-fund',
			'--loglevel=error',
		]);
		const child = spawn(command, args, { cwd: root, shell, stdio: ['ignore', 'ignore', 'pipe'] });
		if (child.pid) lock.add(child.pid);
		process.once('exit', () => child.kill());
		let output = '';
		child.stderr.setEncoding('utf8').on('data', (chunk) => {
			output = (output + chunk).slice(0, MAX_OUTPUT_LENGTH);
		});
		const timer = setInterval(onTick, POLL_MS);
		child.once('error', (error) => {
			clearInterval(timer);
			reject(new Error(`npm cannot be run (${error.code}).`));
		});
		child.once('close', (code) => {
			clearInterval(timer);
			if (code === 0) resolve();
			else reject(new Error(`npm ci failed: ${reasonIn(output)}`));
		});
	});

/** The line of npm's output with the cause. */
const reasonIn = (text) => {
	const lines = text
		.split('\n')
		.map((line) => line.replace(/^npm error\s*/, '').trim())
		.filter((line) => line && !/complete log of this run|^npm warn/.test(line));
	if (lines.some((line) => /ENOSPC/.test(line))) return 'no space is left on the disk.';
	if (lines.some((line) => /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(line))) {
		return 'the npm registry cannot be reached. Is there a network?';
	}
	return lines.find((line) => !/^(code|errno|syscall|path) /.test(line)) ?? 'npm gave no reason.';
};

/** Runs npm ci if package-lock.json or the platform has changed since the last install. */
export const install = async (root, lock) => {
	const lockText = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
	const stampFile = path.join(root, 'node_modules/.setup-stamp');
	const stamp = createHash('sha256').update(`${process.platform}-${process.arch}\n${lockText}`).digest('hex');
	if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
	const begin = Date.now();
	const folders = packagesFor(lockText);
	say(`installing ${folders.length} packages from npm (only when package-lock.json has changed)`);
	const progress = createProgress('packages installed');
	await runNpm(root, lock, () => {
		const done = folders.filter((folder) => existsSync(path.join(root, folder, 'package.json'))).length;
		progress.show(`${done} of ${folders.length}, ${Math.round((Date.now() - begin) / 1000)} s`);
	});
	progress.clear();
	writeFileSync(stampFile, stamp);
	say(`packages installed in ${((Date.now() - begin) / 1000).toFixed(1)} s`);
};
