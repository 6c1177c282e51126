import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { ConfigError } from '#server/base/config.ts';
import { users } from '#server/db/tables/accounts.ts';
import { verifyPassword } from './passwords.ts';

/** Accounts of the demo (contract, section 11). Their password is published in the README. */

export const DEMO_PASSWORD = 'demo-password';
export const DEMO_ADMIN = 'admin@example.com';

/** Companies of the demo whose admins are `owner1@example.com` and so on. */
const NUMBERED_OWNERS = 14;

const LOGINS = [
	...['admin', 'assessor', 'assessor2', 'member', 'owner'],
	...Array.from({ length: NUMBERED_OWNERS }, (_, at) => `owner${at + 1}`),
].map((name) => `${name}@example.com`);

/** The demo's accounts, by the index of logins. */
export const isDemoAccount = (): SQL | undefined =>
	and(
		inArray(users.area, ['app', 'console']),
		inArray(sql`lower(${users.email})`, LOGINS),
		isNull(users.deactivatedAt),
	);

/** Whether the demo's published password fits one of the hashes; stops at the first. */
export const opensOneOf = async (hashes: readonly string[]): Promise<boolean> => {
	for (const hash of hashes) if (await verifyPassword(hash, DEMO_PASSWORD)) return true;
	return false;
};

/** PostgreSQL regular expression. */
const DEMO_EMAILS = '^(admin|assessor[0-9]*|member|owner[0-9]*)@example[.]com$';

type Row = { email: string; password_hash: string };

/** Returns no rows while the database has no tables. */
const readRows = async (client: pg.Client, emails: string): Promise<Row[]> => {
	const { rows } = await client.query<{ users: string | null }>(`select to_regclass('users')::text as users`);
	if (!rows[0]?.users) return [];
	const found = await client.query<Row>(
		`select email, password_hash from users where lower(email) ~ $1 and deactivated_at is null order by email`,
		[emails],
	);
	return found.rows;
};

/** Emails of matching demo accounts that still have the published password. */
export const demoAccountsIn = async (databaseUrl: string, emails = DEMO_EMAILS): Promise<string[]> => {
	const client = new pg.Client({
		connectionString: databaseUrl,
		connectionTimeoutMillis: 5_000,
		application_name: 'kyosei-start',
	});
	client.on('error', () => {});
	await client.connect();
	try {
		const open: string[] = [];
		for (const { email, password_hash } of await readRows(client, emails)) {
			if (await verifyPassword(password_hash, DEMO_PASSWORD)) open.push(email);
		}
		return open;
	} finally {
		await client.end();
	}
};

/**
 * Production check before the server listens.
 * @throws ConfigError if a demo account still has the published password
 */
export const refuseDemoPasswords = async (databaseUrl: string): Promise<void> => {
	const open = await demoAccountsIn(databaseUrl);
	if (open.length === 0) return;
	const [first, ...more] = open;
	throw new ConfigError(
		`The demo's published password still opens ${first}${more.length > 0 ? ` and ${more.length} more` : ''}: ` +
			'delete these accounts, or set other passwords with npm run password:reset, before production',
	);
};
