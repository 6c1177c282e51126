import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#server/accounts/demo-accounts.ts';
import { readConfig } from '#server/base/config.ts';
import { type StartFacts, summary } from './summary.ts';

const FACTS: StartFacts = {
	config: readConfig({ EMBEDDED: 'true' }),
	databaseFolder: null,
	chromium: null,
	accounts: ['admin@example.com', 'owner@example.com'],
	seconds: 1,
};

it('names the accounts of the demo and their password, where there is a demo', () => {
	const lines = summary(FACTS).split('\n');
	const at = lines.indexOf(`  Demo accounts (password ${DEMO_PASSWORD}):`);
	expect(lines.slice(at + 1, at + 3)).toEqual(['    admin@example.com', '    owner@example.com']);
	expect(summary({ ...FACTS, accounts: [] })).not.toMatch(/password/);
});
