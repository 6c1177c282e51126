import path from 'node:path';
import { DEMO_PASSWORD } from '#server/accounts/demo-accounts.ts';
import { type Config, linkOrigin } from '#server/base/config.ts';
import type { Chromium } from '#workers/chromium.ts';

export type StartFacts = {
	config: Config;
	/** The folder of the embedded database; null with DATABASE_URL. */
	databaseFolder: string | null;
	chromium: Chromium | null;
	/** Lines about the demo accounts; none without the demo. */
	accounts: string[];
	seconds: number;
};

const row = (name: string, value: string): string => `  ${name.padEnd(10)}${value}`;

const dataLine = ({ dataDir }: Config, databaseFolder: string | null): string => {
	if (databaseFolder === null) return `PostgreSQL at DATABASE_URL; files in ${dataDir}`;
	// If root starts it and its home directory is private, the database is outside DATA_DIR.
	const isInside = !path.relative(dataDir, databaseFolder).startsWith('..');
	return isInside
		? `${dataDir} (with a PostgreSQL of its own)`
		: `${databaseFolder} (PostgreSQL) and ${dataDir} (files)`;
};

const filesLine = ({ s3 }: Config): string[] => (s3 ? [row('Files', `S3 bucket ${s3.bucket}`)] : []);

const mailLine = ({ smtpUrl, dataDir }: Config): string =>
	smtpUrl ? 'by SMTP_URL' : `not sent: files in ${path.join(dataDir, 'outbox')} (set SMTP_URL to send)`;

const accountLines = (accounts: string[]): string[] =>
	accounts.length === 0
		? []
		: ['', `  Demo accounts (password ${DEMO_PASSWORD}):`, ...accounts.map((line) => `    ${line}`)];

/** Printed once everybody can sign in, while the demo is still being filled. */
export const early = ({ config, seconds }: Pick<StartFacts, 'config' | 'seconds'>): string =>
	[
		`Open ${linkOrigin({ ...config, publicUrl: null })} now (after ${seconds.toFixed(1)} s): pages and sign-in answer.`,
		`The demo is being filled: its companies are on their way to their statuses.`,
	].join('\n');

/** Printed when the start is complete. */
export const summary = ({ config, databaseFolder, chromium, accounts, seconds }: StartFacts): string =>
	[
		'',
		`  Kyosei is ready: ${linkOrigin({ ...config, publicUrl: null })}  (started in ${seconds.toFixed(1)} s)`,
		'',
		...(config.publicUrl ? [row('Public', config.publicUrl)] : []),
		row('Data', dataLine(config, databaseFolder)),
		...filesLine(config),
		...(config.embedded ? [row('Logs', path.join(config.dataDir, 'logs'))] : []),
		row('Queue', config.redisUrl ? 'in Redis (REDIS_URL)' : 'in PostgreSQL (set REDIS_URL for Redis)'),
		row('PDF', chromium ? `by ${chromium.source}` : 'off: no Chromium was found (set CHROMIUM_PATH)'),
		row('Mail', mailLine(config)),
		row('API', `${linkOrigin({ ...config, publicUrl: null })}/api/docs`),
		...accountLines(accounts),
		'',
		'  Ctrl-C stops everything.',
		'',
	].join('\n');
