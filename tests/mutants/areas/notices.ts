import type { Mutant } from '#tests/mutants/mutant.ts';

/** Notices, reminders and mails. */
export const notices: readonly Mutant[] = [
	{
		file: 'shared/notices/kinds.ts',
		before: '(role === 0 || FOR_OTHERS.includes(kind))',
		after: "(role === 0 || (FOR_OTHERS.includes(kind) && kind !== 'grading_failed'))",
		test: 'shared/notices/kinds.test.ts',
		title: 'are, for an assessor, what their companies did and what became of it',
	},
	{
		file: 'server/notices/audience.ts',
		before: 'and(isNull(users.deactivatedAt), isAddressed(audience));',
		after: 'isAddressed(audience);',
		test: 'tests/api/notices/reminders.test.ts',
		title: 'reach everybody once over forty days',
	},
	{
		file: 'server/notices/make.ts',
		before: "people.filter((person) => channelOf(kind, person) !== 'off');",
		after: 'people.filter((person) => channelOf(kind, person));',
		test: 'tests/api/notices/notices.test.ts',
		title: 'from its start to a withdrawn certificate',
	},
	{
		file: 'server/notices/make.ts',
		before: '!isOptional(kind) || now.getTime() - at.getTime() < MAILED_FOR_MS;',
		after: '!isOptional(kind) || now.getTime() - at.getTime() < 2 * MAILED_FOR_MS;',
		test: 'tests/api/notices/notices.test.ts',
		title: 'of more than a day ago is in the inbox at its time, and no mail',
	},
	{
		file: 'server/notices/grouping.ts',
		before: "return latest.closedAt ? { how: 'begins', openedAt: latest.closedAt } : { how: 'joins' };",
		after: "return { how: 'joins' };",
		test: 'tests/api/notices/groups.test.ts',
		title: 'after a mail that was sent early is in another one',
	},
	{
		file: 'server/notices/still-true.ts',
		before: 'if (notice.voidedAt) return false;',
		after: '',
		test: 'tests/api/notices/reminders.test.ts',
		title: 'of a deadline that moves away and back on a day',
	},
	{
		file: 'server/notices/mails/turns.ts',
		before: 'if (at - now <= AHEAD_MS) {',
		after: 'if (at - now >= 0) {',
		test: 'server/notices/mails/turns.test.ts',
		title: 'a mail server that is fast again finds mails to send',
	},
];
