import type { Promised } from './promised.ts';

export const accounts: readonly Promised[] = [
	{
		promise: 'Without a second factor the sign-in is as specified.',
		file: 'tests/api/accounts/second-factor-sign-in.test.ts',
		test: 'a sign-in is as specified (%#)',
	},
	{
		promise: 'A wrong password and an unknown address are answered alike.',
		file: 'tests/api/accounts/sign-in.test.ts',
		test: 'gives the same answer for a wrong password and an unknown email',
	},
	{
		promise: 'A forgotten password is answered alike for everybody.',
		file: 'tests/api/accounts/forgot-company-password.test.ts',
		test: 'is answered alike for known, unknown and foreign emails, and only known ones get a mail',
	},
	{
		promise: "The login's link leads home, where a banner offers a new password.",
		file: 'tests/e2e/accounts/forgot-password.spec.ts',
		test: '… from the login to a new password (…)',
	},
	{
		promise: 'A company keeps one admin, and so does the console.',
		file: 'tests/api/accounts/members.test.ts',
		test: 'keeps one admin when two admins delete or demote each other concurrently',
	},
	{
		promise: 'The name of a deleted person stays in history.',
		file: 'tests/api/checking/checking.test.ts',
		test: 'shows the name of a deleted submitter',
	},
	{
		promise: "One's sign-ins are listed without anything of the token.",
		file: 'tests/api/accounts/sign-ins.test.ts',
		test: 'are listed with their devices, the last used first, without anything of the token',
	},
	{
		promise: 'A changed address is told to the former one, with a link that undoes it.',
		file: 'tests/api/accounts/own-account.test.ts',
		test: 'is told to the former address, whose link undoes it and ends the sessions',
	},
	{
		promise: 'A reset keeps the second factor.',
		file: 'tests/api/accounts/second-factor-sign-in.test.ts',
		test: '%s keeps the second factor',
	},
	{
		promise: 'Where no passkey is possible the page says why.',
		file: 'tests/e2e/accounts/second-factor.spec.ts',
		test: 'at an IP address no passkey is offered, and the page says where one is',
	},
	{
		promise: 'Terms ask every admin once a version, and refuse nothing.',
		file: 'tests/api/companies/terms.test.ts',
		test: 'refuse nothing to a company that has not accepted them',
	},
	{
		promise: 'A link that sets a password works once.',
		file: 'tests/api/accounts/password-links.test.ts',
		test: 'works once with concurrent calls',
	},
	{
		promise: 'A passkey at an address without a host is not offered, and it is said why.',
		file: 'tests/api/accounts/passkeys.test.ts',
		test: 'passkeys work on localhost, and at an IP address the account says why not',
	},
	{
		promise: 'Staff without the required factor can only set one up.',
		file: 'tests/api/accounts/required-second-factor.test.ts',
		test: 'can make no call but those that set one up, of all there are',
	},
	{
		promise: 'The mail of an invitation names inviter, company and what is asked.',
		file: 'tests/api/accounts/invitations.test.ts',
		test: 'names inviter, company and what is asked, in Japanese and English',
	},
	{
		promise: 'A weak password is refused where one is set.',
		file: 'tests/api/accounts/weak-passwords.test.ts',
		test: 'is refused for %s',
	},
	{
		promise: 'Idle sign-ins end where that is set.',
		file: 'tests/api/accounts/sign-ins.test.ts',
		test: 'leaves a sign-in that is used every hour, and ends one that is not used',
	},
];
