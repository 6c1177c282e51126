import type { Promised } from './promised.ts';

export const shares: readonly Promised[] = [
	{
		promise: 'A share link shows what the company itself may read.',
		file: 'tests/api/shares/shares.test.ts',
		test: 'of a report has its notes, and nothing else of the company',
	},
	{
		promise: 'A share link stays when its maker leaves.',
		file: 'tests/api/shares/shares.test.ts',
		test: 'not when its maker leaves',
	},
	{
		promise: 'A share link ends after its last day.',
		file: 'tests/api/shares/shares.test.ts',
		test: 'after its last day in Tokyo',
	},
	{
		promise: 'A summary that is shared has scores of categories, and no notes.',
		file: 'tests/api/shares/shares.test.ts',
		test: 'of a summary has scores of the main categories, and no notes or sub-categories',
	},
	{
		promise: 'A shared certificate ends when it is withdrawn.',
		file: 'tests/api/shares/shares.test.ts',
		test: 'of a certificate when that is withdrawn',
	},
	{
		promise: 'A shared page is found by no search engine.',
		file: 'tests/api/shares/shares.test.ts',
		test: 'is kept by nobody, found by no search engine, and names itself to no other site',
	},
	{
		promise: 'Views of a link are counted by day, without the viewer.',
		file: 'tests/api/shares/shares.test.ts',
		test: 'are counted by day, with nothing about the viewer',
	},
];
