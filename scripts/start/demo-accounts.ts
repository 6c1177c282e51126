import { DEMO_ADMIN, demoAccountsIn } from '#server/accounts/demo-accounts.ts';

const WHO: [email: string, who: string][] = [
	[DEMO_ADMIN, 'console: admin'],
	['assessor@example.com', 'console: assessor of three companies'],
	['assessor2@example.com', 'console: assessor who rates a part a second time'],
	['owner@example.com', 'company: admin, answering (status 2)'],
	['member@example.com', 'company: member of the same company'],
	['owner1@example.com … owner13@example.com', 'company: admin of a company at that status'],
	['owner14@example.com', 'company: admin, whose objection waits'],
];

/** Returns none without the demo, or if the password of its admin was changed. */
export const demoAccounts = async (databaseUrl: string): Promise<string[]> =>
	(await demoAccountsIn(databaseUrl, `^${DEMO_ADMIN}$`)).length > 0
		? WHO.map(([email, who]) => `${email.padEnd(42)} ${who}`)
		: [];
