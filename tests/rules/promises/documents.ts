import type { Promised } from './promised.ts';

export const documents: readonly Promised[] = [
	{
		promise: 'Screen, PDF and workbook of a report show everything that the call answers.',
		file: 'tests/workers/one-view-model.test.ts',
		test: 'of a report: screen, PDF and workbook show everything that the API returns',
	},
	{
		promise: 'An improvement plan is the same in both areas.',
		file: 'tests/workers/one-view-model.test.ts',
		test: 'of an improvement plan, with its PDF the same in both areas',
	},
	{
		promise: 'The comparison of rounds names every score.',
		file: 'tests/workers/one-view-model.test.ts',
		test: 'of a comparison: every score of the first round and every change, in the order of the API',
	},
	{
		promise: 'A report is small, whole and searchable.',
		file: 'tests/workers/pdf-contents.test.ts',
		test: 'in %s: small, whole and searchable',
	},
	{
		promise: 'A report says after its cover what went best and where to begin.',
		file: 'tests/workers/pdf-contents.test.ts',
		test: 'says after the cover, before the data, what went best and where to begin',
	},
	{
		promise: 'A heading stays with its next block.',
		file: 'tests/workers/pdf-contents.test.ts',
		test: 'keeps a heading with its next block',
	},
	{
		promise: 'A list as a workbook has the rows of all pages.',
		file: 'tests/api/exports/streamed-workbooks.test.ts',
		test: 'a list as a workbook has the rows of all pages, in their order',
	},
	{
		promise: 'No cell is a formula, whatever was typed.',
		file: 'tests/api/exports/workbooks.test.ts',
		test: 'contains no formulas and no links, whatever the input',
	},
	{
		promise: 'A PDF is compared in the browser, and sent nowhere.',
		file: 'tests/e2e/certificates/verify.spec.ts',
		test: 'a stranger enters the code of a certificate and compares its PDF, which is sent nowhere @phone',
	},
];
