import type { Mutant } from '#tests/mutants/mutant.ts';

const ORACLE = { test: 'tests/api/programme/oracle.test.ts', title: 'agree with the base tables after any history' };

/** The figures of the programme: their facts, who reads them, and what their files tell. */
export const programme: readonly Mutant[] = [
	{
		file: 'server/assessment/transition.ts',
		before: 'await writeFactsOf(tx, companyId);',
		after: '',
		test: 'tests/api/programme/programme.test.ts',
		title: 'are written with each transition, and a move back takes away what it clears',
	},
	{
		file: 'server/programme-facts/rounds.ts',
		before: 'where s.archived_at is null and p.status <>',
		after: 'where s.archived_at is null and 0 <>',
		test: 'tests/api/programme/programme.test.ts',
		title: 'of a canceled assessment count no result, and those of a new one leave the old status',
	},
	{
		file: 'server/programme-facts/rounds.ts',
		before: 'g.sheet_id = f.sheet_id and g.graded_at = f.graded_at)',
		after: 'g.sheet_id = f.sheet_id)',
		...ORACLE,
	},
	{
		file: 'server/programme/group.ts',
		before: 'all([companyVisibleTo(actor, sql`f.company_id`), ...attributesOf(filters)])',
		after: 'all(attributesOf(filters))',
		test: 'tests/api/programme/programme.test.ts',
		title: 'an assessor: figures of the own companies, and of nobody else',
	},
	{
		file: 'server/programme/read-all.ts',
		before: "if (isFew(rows[0]?.companies ?? 0)) throw conflict('exports.fewCompanies');",
		after: '',
		test: 'tests/api/programme/files.test.ts',
		title: 'tell nothing about fewer than ten companies',
	},
	{
		file: 'server/certificates/ended.ts',
		before: 'and later.progress_id >',
		after: 'and later.progress_id >=',
		...ORACLE,
	},
];
