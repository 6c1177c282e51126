import { expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { linesOf } from './process.ts';

const failed = (code: string, message: string): Error =>
	new Error('Failed query: insert into "companies" ("id") values (default)', {
		cause: Object.assign(new Error(message), { code }),
	});

it("a failed statement is told by PostgreSQL's message", () => {
	expect(linesOf(failed('53300', 'too many clients already'))).toEqual(['too many clients already']);
});

it.each(['42703', '42P01'])(
	'tables that differ from the code name the command that writes a migration (%s)',
	(code) => {
		const lines = linesOf(failed(code, 'column "website_note" does not exist'));
		expect(lines).toEqual(['column "website_note" does not exist', expect.stringContaining('npm run db:generate')]);
	},
);

it('settings are told problem by problem, another error by its first line', () => {
	expect(linesOf(new ConfigError('PORT is no number', 'LOG is unknown'))).toEqual([
		'PORT is no number',
		'LOG is unknown',
	]);
	expect(linesOf(new Error('one\ntwo'))).toEqual(['one']);
});
