import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FOLD_FUNCTIONS } from '#server/db/fold-functions.ts';
import { foldForSearch, foldName } from '#shared/fold.ts';
import { withApp } from '#tests/support/app.ts';
import {
	NOTHING,
	ONLY_FORMS,
	OTHER_NAMES,
	OTHER_TEXTS,
	SAME_NAMES,
	SAME_TEXTS,
} from '#tests/support/texts/fold-cases.ts';

/** The database folds as browser and server do. */

const booted = withApp();

type Folded = { typed: string; text: string; name: string; searched: string };

const foldedInSql = async (texts: readonly string[]): Promise<Folded[]> => {
	const { rows } = await booted.current.deps.db.execute<Folded>(sql`
		select typed, folded_text(typed) as text, folded_name(typed) as name, searched_name(typed) as searched
		from unnest(${sql.param([...texts])}::text[]) with ordinality as t(typed, at) order by at`);
	return rows;
};

const differing = (folded: readonly Folded[]) =>
	folded
		.map(({ typed, text, name }) => ({ typed, sql: [text, name], ts: [foldForSearch(typed), foldName(typed)] }))
		.filter(({ sql: inSql, ts }) => inSql.join('\n') !== ts.join('\n'));

it('in all cases of the table', async () => {
	const texts = [...SAME_TEXTS.flat(), ...OTHER_TEXTS, ...SAME_NAMES.flat(), ...OTHER_NAMES, ...ONLY_FORMS, ...NOTHING];
	expect(differing(await foldedInSql(texts))).toEqual([]);
});

/** Which of the rarer letters have a case depends on the age of the C library that the database uses. */
const hasRareCase = (character: string): boolean =>
	/^\p{Changes_When_Lowercased}$/u.test(character) && !/^[\u0041-\u052F\u1E00-\u1FFF\uFF00-\uFF5E]$/u.test(character);

it('for every character but rare capital letters, between others', async () => {
	const codes = [...Array(0x20000).keys()].slice(1).filter((code) => code < 0xd800 || code > 0xdfff);
	const characters = codes
		.map((code) => String.fromCodePoint(code))
		.filter((character) => /^\p{Assigned}$/u.test(character) && !hasRareCase(character));
	const { rows } = await booted.current.deps.db.execute<{ typed: string; text: string }>(sql`
		select typed, folded_text(typed) as text
		from unnest(${sql.param(characters.map((character) => `é${character}カ${character}-`))}::text[]) as typed
		where unicode_assigned(typed)`);
	expect(rows.length).toBeGreaterThan(80_000);
	expect(rows.filter(({ typed, text }) => text !== foldForSearch(typed))).toEqual([]);
});

it('for random texts of what is folded', async () => {
	const unit = fc.constantFrom(
		...'AbÉeＢアｶﾞ゛ヶがー―-‐－漢澤邊①é\u0301・ \u3000Σς㍿㈱㊑()（）株式会社有.,',
		...[
			'\u{E0101}',
			'\u200B',
			'Co.',
			'Ltd',
			'K.K.',
			' inc',
			'株式会社',
			'(株)',
			'カブシキガイシャ',
			'医療法人',
			'社団',
			'𠮷',
			'한',
			'й',
		],
	);
	const texts = fc.array(fc.string({ unit, maxLength: 14 }), { minLength: 300, maxLength: 300 });
	await fc.assert(
		fc.asyncProperty(texts, async (typed) => {
			expect(differing(await foldedInSql(typed))).toEqual([]);
		}),
		{ numRuns: 10 },
	);
});

it('and stores a name behind its legal form, whole, and in words', async () => {
	const searched = async (name: string) => (await foldedInSql([name]))[0]?.searched;
	expect(await searched('株式会社 サクラ・フーズ')).toBe('さくらふーず 株式会社さくらふーず 株式会社 さくら ふーず');
	expect(await searched('サクラ')).toBe('さくら');
	expect(await searched('株式会社')).toBe(' 株式会社');
});

it('with the functions that the newest migration of them creates', async () => {
	const { rows } = await booted.current.deps.db.execute<{ name: string; body: string }>(
		sql`select proname as name, pg_get_function_sqlbody(oid) as body from pg_proc where proname like any (array['new\\_forms', 'folded%', 'searched%'])`,
	);
	expect(rows).toHaveLength(FOLD_FUNCTIONS.length);
	await booted.current.deps.db.transaction(async (tx) => {
		await tx.execute(sql`create schema anew`);
		await tx.execute(sql`set local search_path to anew`);
		for (const statement of FOLD_FUNCTIONS) await tx.execute(sql.raw(statement));
		const anew = await tx.execute<{ name: string; body: string }>(
			sql`select proname as name, pg_get_function_sqlbody(oid) as body from pg_proc where pronamespace = 'anew'::regnamespace`,
		);
		const plain = (list: typeof rows) =>
			list.map(({ name, body }) => [name, body.replace(/\b(?:public|anew)\./g, '')]).toSorted();
		expect(plain(anew.rows)).toEqual(plain(rows));
		await tx.execute(sql`drop schema anew cascade`);
	});
});
