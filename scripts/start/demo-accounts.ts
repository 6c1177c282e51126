import pg from 'pg';
import { DEMO_PASSWORD } from '#scripts/seed/demo/password.ts';
import { verifyPassword } from '#server/accounts/passwords.ts';

/** The demo accounts in the start summary. */

const ADMIN = 'admin@example.com';

const WHO: [email: string, who: string][] = [
	[ADMIN, 'console: admin'],
	['assessor@example.com', 'console: assessor of three companies'],
	['owner@example.com', 'company: admin, answering (status 2)'],
	['member@example.com', 'company: member of the same company'],
	['owner1@example.com … owner13@example.com', 'company: admin of a company at that status'],
];

/** Returns none without the demo, or if the password of its admin was changed. */
export const demoAccounts = async (databaseUrl: string): Promise<string[]> => {
	const client = new pg.Client({ connectionString: databaseUrl });
	client.on('error', () => {});
	await client.connect();
	try {
		const found = await client.query<{ password_hash: string }>(
			`select password_hash from users where area = 'console' and email = $1 and deactivated_at is null`,
			[ADMIN],
		);
		const hash = found.rows[0]?.password_hash;
		if (!hash || !(await verifyPassword(hash, DEMO_PASSWORD))) return [];
		return WHO.map(([email, who]) => `${email.padEnd(42)} ${who}`);
	} finally {
		await client.end();
	}
};
