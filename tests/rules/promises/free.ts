import type { Promised } from './promised.ts';

export const free: readonly Promised[] = [
	{
		promise: 'A free result is stored with the data of its certificate.',
		file: 'tests/api/free-assessment/free-assessment.test.ts',
		test: 'stores it with the data of its certificate',
	},
	{
		promise: 'An application updates its result in place of counting twice.',
		file: 'tests/api/free-assessment/free-assessment.test.ts',
		test: 'updates the submitted result instead of adding a second one',
	},
	{
		promise: 'After a reload the form is empty, and a banner brings the answers back.',
		file: 'tests/e2e/public/free-interrupted.spec.ts',
		test: 'one tap after a reload brings all answers back @phone',
	},
	{
		promise: 'Kept answers are gone after a day.',
		file: 'tests/e2e/public/free-interrupted.spec.ts',
		test: 'are gone after a day',
	},
	{
		promise: 'The link of a free result shows scores, and nothing that was typed.',
		file: 'tests/api/free-assessment/taken-results.test.ts',
		test: 'shows a second visitor the scores of the screen, what they are, and no answer to a question',
	},
	{
		promise: 'A link of a free result ends after 24 hours.',
		file: 'tests/api/free-assessment/taken-results.test.ts',
		test: 'ends after 24 hours',
	},
	{
		promise: 'A fee is shown only on its own page, where the operator sets it.',
		file: 'tests/api/ops/operator.test.ts',
		test: 'does not exist without the setting',
	},
	{
		promise: 'That page is reached from the terms alone.',
		file: 'tests/api/ops/operator.test.ts',
		test: 'is reached from the terms alone',
	},
	{
		promise: 'Public pages come with their text, without a script of their own.',
		file: 'tests/api/pages/public-pages.test.ts',
		test: 'comes with its text and its head in %s, and no script of its own',
	},
	{
		promise: 'The terms say their version and from which day they apply.',
		file: 'tests/api/pages/legal.test.ts',
		test: 'says its version and from which day it applies, in both languages',
	},
	{
		promise: 'Receipts hold no word that a visitor typed, one an address and day.',
		file: 'tests/api/free-assessment/receipts.test.ts',
		test: 'to one an address and day in Tokyo, whatever its case and tag; each application is stored',
	},
	{
		promise: 'The name of a visitor is kept as last name, space, first name.',
		file: 'tests/e2e/public/public-free-flow.spec.ts',
		test: 'the whole flow by mouse …',
	},
];
