import type { Mutant } from '#tests/mutants/mutant.ts';

/** Other methods of a path. */
export const refusals: readonly Mutant[] = [
	{
		file: 'server/calls/other-methods.ts',
		before: '(ranksOf(a) < ranksOf(b) ? -1 : 1)',
		after: '(ranksOf(a) < ranksOf(b) ? 1 : -1)',
		test: 'tests/api/calls/refusals.test.ts',
		title: '405 lists the allowed methods',
	},
	{
		file: 'server/calls/other-methods.ts',
		before: 'other.allowed.has(method) && isCaughtBy(other, path)',
		after: 'false',
		test: 'tests/api/calls/refusals.test.ts',
		title: '405 lists the allowed methods',
	},
	{
		file: 'server/calls/other-methods.ts',
		before: "...(allowed.has('GET') ? ['HEAD'] : [])",
		after: '',
		test: 'tests/api/calls/refusals.test.ts',
		title: '405 lists the allowed methods',
	},
	{
		file: 'server/calls/other-methods.ts',
		before: '!REFUSED.has(method) || ',
		after: '',
		test: 'server/calls/other-methods.test.ts',
		title: 'methods that no call has are of no path',
	},
	{
		file: 'server/http/route-name.ts',
		before: 'return url ?? refusedRouteOf(request);',
		after: 'return url ?? null;',
		test: 'tests/api/voice/voice-traces.test.ts',
		title: 'leaves no line in the log, no metric of its route, no audit row and no address',
	},
];
