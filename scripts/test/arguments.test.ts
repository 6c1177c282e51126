import { expect, it } from 'vitest';
import { asked } from './arguments.ts';

const plain = { suite: null, servers: '1', report: false, changed: false, named: [] };

it.each([
	[[], { suite: 'day' }],
	[['--rest'], { suite: 'rest' }],
	[['tests/api'], { named: ['tests/api'] }],
	[['--changed'], { changed: true }],
	[['--day', 'tests/api'], { suite: 'day', named: ['tests/api'] }],
	[['--report', 'tests/api'], { suite: 'day', report: true, named: ['tests/api'] }],
	[['--rest', '--report', 'tests/api'], { suite: 'rest', report: true, named: ['tests/api'] }],
	[['--servers', '2', 'tests/api', '-t', 'a title'], { servers: '2', named: ['tests/api', '-t', 'a title'] }],
])('%j', (args, expected) => {
	expect(asked(args)).toEqual({ ...plain, ...expected });
});

it('refuses another number of servers', () => {
	expect(() => asked(['--servers', '0'])).toThrow('--servers takes a number from 1 to 9');
});
