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
];
