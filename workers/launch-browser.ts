import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pTimeout from 'p-timeout';
import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer';
import { isAlive } from '#server/base/process-alive.ts';
import { printFolder } from '#server/exports/bundle.ts';
import { browserEnvironment } from './browser-environment.ts';
import type { Chromium } from './chromium.ts';

const LAUNCH_TIMEOUT_MS = 15_000;
const CLOSE_TIMEOUT_MS = 2_000;
/** Pixel ratio of rasterized charts (section 9 of the specification). */
const PIXEL_RATIO = 3;

const SWITCHES = [
	'--disable-dev-shm-usage',
	'--disable-gpu',
	'--font-render-hinting=none',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--disable-quic',
	'--no-first-run',
	// Defense in depth besides request interception: no DNS, and only a proxy that does not exist.
	'--host-resolver-rules=MAP * ~NOTFOUND',
	'--proxy-server=http://proxy.invalid:1',
	'--proxy-bypass-list=<-loopback>',
	'--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
	// The default is the system's locale, which Intl may not support.
	'--lang=ja',
];

export type LaunchedBrowser = { browser: Browser; profile: string };

const PROFILE = 'kyosei-chromium-';

const sweepProfiles = (): void => {
	for (const name of readdirSync(os.tmpdir())) {
		const pid = name.startsWith(PROFILE) ? Number(name.slice(PROFILE.length).split('-')[0]) : Number.NaN;
		if (pid > 0 && !isAlive(pid)) rmSync(path.join(os.tmpdir(), name), { recursive: true, force: true });
	}
};

/**
 * Provides the documents' fonts as system fonts via fontconfig: loaded once, whereas each page would fetch, check and
 * unpack web fonts.
 */
const fontConfiguration = (given: string | undefined, folder: string, cache: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
	<include ignore_missing="yes">${given ?? '/etc/fonts/fonts.conf'}</include>
	<dir>${folder}</dir>
	<cachedir>${cache}</cachedir>
</fontconfig>
`;

/** Autogroup nice value: about a tenth of the CPU share of others under load, so that pages still make progress. */
const AUTOGROUP_NICE = '10';

/**
 * Lowers the browser's priority below that of request handling on the same machine. Linux schedules by session first
 * (autogroup), and the browser is a session of its own, so the worker's nice value does not affect it.
 */
const lowerPriority = (pid: number | undefined): void => {
	if (process.platform !== 'linux' || pid === undefined) return;
	try {
		writeFileSync(`/proc/${pid}/autogroup`, AUTOGROUP_NICE);
	} catch {
		// The system has no autogroup scheduling.
	}
};

/** Puppeteer waits for minutes if the browser dies during its launch, hence a timeout of our own. */
const startBrowser = (options: LaunchOptions): Promise<Browser> => {
	const controller = new AbortController();
	return pTimeout(puppeteer.launch({ ...options, signal: controller.signal }), {
		milliseconds: LAUNCH_TIMEOUT_MS,
		fallback: () => {
			controller.abort();
			throw new Error(`Chromium was not up within ${LAUNCH_TIMEOUT_MS} ms`);
		},
	});
};

/** Starts Chromium with a profile of its own and the fonts of documents. */
export const launchBrowser = async ({ executablePath, env }: Chromium): Promise<LaunchedBrowser> => {
	sweepProfiles();
	const profile = mkdtempSync(path.join(os.tmpdir(), `${PROFILE}${process.pid}-`));
	const isRoot = process.getuid?.() === 0;
	const fonts = path.join(profile, 'fonts.conf');
	const given = env.FONTCONFIG_FILE ?? process.env.FONTCONFIG_FILE;
	writeFileSync(fonts, fontConfiguration(given, path.join(printFolder, 'assets'), path.join(profile, 'fonts')));
	const browser = await startBrowser({
		executablePath,
		env: browserEnvironment({ ...env, FONTCONFIG_FILE: fonts, LANG: 'ja_JP.UTF-8', LC_ALL: 'ja_JP.UTF-8' }),
		headless: 'shell',
		// Through a pipe: if the worker is killed, the pipe closes and the browser exits.
		pipe: true,
		userDataDir: profile,
		// Chromium's sandbox does not work as root.
		args: isRoot ? [...SWITCHES, '--no-sandbox'] : SWITCHES,
		handleSIGINT: false,
		handleSIGTERM: false,
		handleSIGHUP: false,
		defaultViewport: { width: 794, height: 1123, deviceScaleFactor: PIXEL_RATIO },
	}).catch((error: unknown) => {
		rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
		throw error;
	});
	lowerPriority(browser.process()?.pid);
	return { browser, profile };
};

/** Closes or kills the browser, and removes its profile. */
export const dropBrowser = async ({ browser, profile }: LaunchedBrowser): Promise<void> => {
	await pTimeout(browser.close(), { milliseconds: CLOSE_TIMEOUT_MS }).catch(() => {});
	browser.process()?.kill('SIGKILL');
	rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
};
