import type { Mutant } from '#tests/mutants/mutant.ts';

/** Lists, actions on many rows, and the audit log. */
export const lists: readonly Mutant[] = [
	{
		file: 'server/db/lists.ts',
		before: ".replace(/[\\\\%_]/g, '\\\\$&')",
		after: '',
		test: 'tests/api/calls/security.test.ts',
		title: 'is found by its special character',
	},
	{
		file: 'server/db/lists.ts',
		before: 'offset: (page - 1) * per_page',
		after: 'offset: page * per_page',
		test: 'tests/api/audit/audit-log.test.ts',
		title: 'are paged, searched without wildcards',
	},
	{
		file: 'server/bulk/each-row.ts',
		before: 'const rows = [...new Set(ids)];',
		after: 'const rows = [...ids];',
		test: 'tests/api/assessment/bulk.test.ts',
		title: 'changes what may still change, and leaves what is not named',
	},
	{
		file: 'server/audit-log/conditions.ts',
		before: 'lte(auditEvents.createdAt, endOfTokyoDate(to))',
		after: 'lte(auditEvents.createdAt, startOfTokyoDate(to))',
		test: 'tests/api/audit/audit-log.test.ts',
		title: 'name kind and period, whose days are days in Tokyo',
	},
];
