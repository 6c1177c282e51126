import { expect, it } from 'vitest';
import { idInPath } from './id-in-path.ts';

it.each([
	['1', 1],
	['2147483647', 2_147_483_647],
	['2147483648', null],
	['99999999999', null],
	['0', null],
	['01', null],
	['-1', null],
	['1.5', null],
	['1e0', null],
	['1.0', null],
	['0x1', null],
	['+1', null],
	['１', null],
	[' 1', null],
	['', null],
	[undefined, null],
])('%s in a path is %s', (text, id) => {
	expect(idInPath(text)).toBe(id);
});
