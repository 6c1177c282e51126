import { expect, it } from 'vitest';
import { loggable } from './failure.ts';

const queryError = (code: string, message: string): Error =>
	new Error('Failed query: select 1\nparams: needle', { cause: Object.assign(new Error(message), { code }) });

it('logs the cause of a failed statement without its parameters', () => {
	const broken = loggable(queryError('42703', 'column "search_text" does not exist'));
	expect(broken).toEqual({
		name: 'Error',
		message: 'column "search_text" does not exist',
		stack: expect.stringMatching(/^\s+at /),
	});
	const unfit = loggable(queryError('22P02', 'invalid input syntax for type integer: "needle"'));
	expect(unfit.message).toBe('SQLSTATE 22P02');
	expect(JSON.stringify([broken, unfit])).not.toContain('needle');
});

it('logs a thrown value that is not an Error by its type alone', () => {
	expect(loggable('needle')).toEqual({ name: 'unknown', message: 'string' });
});
