import { expect, it } from 'vitest';
import { problemOf } from './requirements.ts';

const FITTING = { name: 'kyosei', version: 180_006, encoding: 'UTF8', characterType: 'C.UTF-8' };

it.each([
	[{}, null],
	[{ version: 160_000, characterType: 'ja_JP.utf8' }, null],
	[{ version: 150_012 }, 'The database is PostgreSQL 15: 16 or newer is needed'],
	[
		{ encoding: 'EUC_JP', characterType: 'ja_JP.eucjp' },
		`The database kyosei has the encoding EUC_JP, UTF8 is needed: use one made with CREATE DATABASE "kyosei_utf8" TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C.UTF-8' LOCALE_PROVIDER icu ICU_LOCALE 'ja-JP'`,
	],
	[
		{ characterType: 'POSIX' },
		`The database kyosei has the character type POSIX, which knows no Japanese letters: use one made with CREATE DATABASE "kyosei_utf8" TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C.UTF-8' LOCALE_PROVIDER icu ICU_LOCALE 'ja-JP'`,
	],
])('a database with %j', (facts, problem) => {
	expect(problemOf({ ...FITTING, ...facts })).toBe(problem);
});
