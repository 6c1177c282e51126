import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testsNamedFor } from './conventions.ts';

const PAGE = `## Domain

- **Transitions** follow \`shared/assessment/status.ts\`; every other event
  gets 409. *shared/assessment/status.test.ts, tests/api/assessment/transitions.test.ts*
- **Lists** are \`listOf\` of \`shared/fields.ts\`. *tests/rules/lists.test.ts*
`;

it('a rule that names a changed file names its tests', () => {
	expect(testsNamedFor(['shared/assessment/status.ts'], PAGE)).toEqual(['tests/api/assessment/transitions.test.ts']);
	expect(testsNamedFor(['server/plans/save.ts'], PAGE)).toEqual([]);
});

it('the page of this repository is read', () => {
	const page = readFileSync('docs/conventions.md', 'utf8');
	expect(testsNamedFor(['shared/assessment/status.ts'], page)).toContain('tests/api/assessment/transitions.test.ts');
});
