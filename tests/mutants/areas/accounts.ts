import type { Mutant } from '#tests/mutants/mutant.ts';

/** Sign-ins, second factors, links, limits and CSRF. */
export const accounts: readonly Mutant[] = [
	{
		file: 'server/second-factor/totp-use.ts',
		before: ".for('update');",
		after: ';',
		test: 'tests/api/accounts/second-factor-sign-in.test.ts',
		title: 'are all counted, whichever challenge they answer',
	},
	{
		file: 'server/second-factor/totp-use.ts',
		before: 'and(eq(totps.userId, userId), lt(totps.lastStep, step))',
		after: 'eq(totps.userId, userId)',
		test: 'tests/api/accounts/second-factor-sign-in.test.ts',
		title: 'works once, also in another sign-in',
	},
	{
		file: 'server/sessions/challenges.ts',
		before: 'lt(challenges.tries, CHALLENGE_TRIES),',
		after: 'lt(challenges.tries, CHALLENGE_TRIES + 1),',
		test: 'tests/api/accounts/second-factor-sign-in.test.ts',
		title: 'is good for five tries',
	},
	{
		file: 'server/sessions/challenges.ts',
		before: 'eq(challenges.address, address),',
		after: '',
		test: 'tests/api/accounts/second-factor-sign-in.test.ts',
		title: 'is unknown in the other area, from another address',
	},
	{
		file: 'server/sessions/sessions.ts',
		before: 'isNull(users.deactivatedAt),',
		after: '',
		test: 'tests/api/calls/security.test.ts',
		title: 'of an account that was deleted open nothing, also where one was left',
	},
	{
		file: 'server/accounts/reset-links.ts',
		before: 'await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));',
		after: '',
		test: 'tests/api/accounts/password-links.test.ts',
		title: 'is voided by a newer one, also before that is sent',
	},
	{
		file: 'server/accounts/reset-links.ts',
		before: 'return made.usedAt === null ? token : null;',
		after: 'return token;',
		test: 'tests/api/accounts/password-links.test.ts',
		title: 'is the same where the mail is sent again, and none where it was used',
	},
	{
		file: 'server/calls/csrf.ts',
		before: "if (originOf(source) !== ownOrigin(deps.config, request)) return 'mismatch';",
		after: '',
		test: 'tests/api/calls/security.test.ts',
		title: 'of ours requires the value of a signed cookie',
	},
	{
		file: 'server/base/network.ts',
		before: 'groups.slice(0, 4)',
		after: 'groups.slice(0, 5)',
		test: 'server/base/network.test.ts',
		title: 'is one for two addresses of a /64',
	},
	{
		file: 'server/base/limits.ts',
		before: 'perHour: config.resultsPerAddress * RESULT_MINUTES_PER_HOUR,',
		after: '',
		test: 'server/base/limits.test.ts',
		title: 'gets no more through in an hour',
	},
	{
		file: 'server/calls/admit.ts',
		before: 'const budget = budgetOf(cost);',
		after: 'const budget = null as ReturnType<typeof budgetOf>;',
		test: 'tests/api/calls/budgets.test.ts',
		title: 'downloads as many workbooks',
	},
];
