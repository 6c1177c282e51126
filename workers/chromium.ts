import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { ConfigError } from '#server/base/config.ts';
import { findProgram } from '#server/base/program.ts';
import { browserEnvironment } from './browser-environment.ts';
import { unpackBundledChromium } from './chromium-bundle.ts';

export type Chromium = {
	executablePath: string;
	/** Added to `browserEnvironment`. */
	env: Record<string, string>;
	/** Its origin and version, for the start-up output. */
	source: string;
};

const PROBE_TIMEOUT_MS = 10_000;

const SYSTEM_PROGRAMS = [
	'google-chrome-stable',
	'google-chrome',
	'chromium-headless-shell',
	'chromium',
	'chromium-browser',
];

const MAC_APPS = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/** Runs `--version`: an existing file may still lack a shared library. */
const probe = (executablePath: string, origin: string, env: Record<string, string> = {}): Chromium | null => {
	const result = spawnSync(executablePath, ['--version'], {
		encoding: 'utf8',
		timeout: PROBE_TIMEOUT_MS,
		env: browserEnvironment(env),
	});
	const version = result.status === 0 ? /(?:Chrom|Edge)\D*([\d.]+)/.exec(result.stdout)?.[1] : undefined;
	return version ? { executablePath, env, source: `${origin} ${version}` } : null;
};

const bundled = async (note: (line: string) => void): Promise<Chromium | null> => {
	try {
		const unpacked = await unpackBundledChromium();
		if (!unpacked) return null;
		const found = probe(unpacked.executablePath, 'Chromium from npm', unpacked.env);
		if (!found) note('the Chromium from npm does not run on this machine');
		return found;
	} catch (error) {
		note(`the Chromium from npm could not be unpacked: ${error instanceof Error ? error.message : error}`);
		return null;
	}
};

/** Ubuntu's `chromium` starts a snap, which can access neither our files nor the home of a service user. */
const isSnap = (file: string): boolean => /^\/snap\/|^\/usr\/bin\/snap$/.test(realpathSync(file));

const installed = (): Chromium | null => {
	const files = process.platform === 'darwin' ? MAC_APPS.filter((file) => existsSync(file)) : [];
	for (const name of SYSTEM_PROGRAMS) {
		const file = findProgram(name);
		if (file && !isSnap(file)) files.push(file);
	}
	for (const file of files) {
		const found = probe(file, `Chromium of this machine (${file})`);
		if (found) return found;
	}
	return null;
};

/**
 * Finds the browser for PDFs: CHROMIUM_PATH, otherwise the one from npm, otherwise one of the system; null if there is
 * none and PDFs are unavailable. `note` gets the reason why a candidate cannot be used.
 * @throws ConfigError if CHROMIUM_PATH is not a Chromium
 */
export const findChromium = async (
	chromiumPath: string | null,
	note: (line: string) => void = () => {},
): Promise<Chromium | null> => {
	if (!chromiumPath) return (await bundled(note)) ?? installed();
	const named = probe(chromiumPath, `Chromium at CHROMIUM_PATH (${chromiumPath})`);
	if (!named) throw new ConfigError(`Setting CHROMIUM_PATH is wrong: ${chromiumPath} does not run as a Chromium`);
	return named;
};
