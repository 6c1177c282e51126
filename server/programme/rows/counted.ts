import { sql } from 'drizzle-orm';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { together } from '#server/db/transactions.ts';
import { localised } from '#server/papers/localised.ts';
import { readSwept } from '#server/programme/group.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { CountedAs, CountedInput } from '#shared/programme/rows.ts';

/** What rows are about, in words. */

type Named = { name: string };

const text = (locale: Locale, of: 'b' | 'c' | 'q') =>
	localised(locale, sql`${sql.raw(of)}.content`, sql`${sql.raw(of)}.content_en`);

const findPart = async (one: Executor, key: string | undefined, locale: Locale): Promise<string | null> => {
	if (!key) return null;
	const { rows } = await one.execute<Named>(sql`
		select name from (
			select c.paper_id, ${text(locale, 'c')} as name from paper_main_categories c where c.key = ${key}
			union all
			select c.paper_id, concat_ws('-', c.ordinal + 1, b.ordinal + 1) || ' ' || ${text(locale, 'b')}
			from paper_sub_categories b join paper_main_categories c on c.id = b.main_category_id where b.key = ${key}
		) part order by paper_id desc limit 1`);
	return rows[0]?.name ?? null;
};

const findQuestion = async (one: Executor, key: string | undefined, locale: Locale): Promise<string | null> => {
	if (!key) return null;
	const { rows } = await one.execute<Named>(sql`
		select concat_ws('-', c.ordinal + 1, b.ordinal + 1, q.ordinal + 1) || ' ' || ${text(locale, 'q')} as name
		from paper_questions q
		join paper_sub_categories b on b.id = q.sub_category_id
		join paper_main_categories c on c.id = b.main_category_id
		where q.key = ${key} order by c.paper_id desc limit 1`);
	return rows[0]?.name ?? null;
};

const findPerson = async (one: Executor, id: number | undefined): Promise<string | null> => {
	if (!id) return null;
	const { rows } = await one.execute<Named>(sql`select name from users where area = 'console' and id = ${id}`);
	return rows[0]?.name ?? null;
};

export const readCounted = async (
	{ db }: Reader,
	_actor: ConsoleActor,
	{ part_key: part, question_key: question, rater_id: rater, assessor_id: assessor }: CountedInput,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<CountedAs> => {
	const [sweptAt, partName, questionContent, raterName, assessorName] = await together(db, (one) => [
		readSwept(one),
		findPart(one, part, locale),
		findQuestion(one, question, locale),
		findPerson(one, rater),
		findPerson(one, assessor),
	]);
	return {
		facts_as_of: sweptAt,
		part_name: partName,
		question_content: questionContent,
		rater_name: raterName,
		assessor_name: assessorName,
	};
};
