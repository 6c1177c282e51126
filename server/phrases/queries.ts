import { and, asc, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Reader, Tx } from '#server/db/client.ts';
import { foldedOf } from '#server/db/folded.ts';
import { containsText, inWindow, orderOf, type Page, readPage } from '#server/db/lists.ts';
import { users } from '#server/db/tables/accounts.ts';
import { paperMainCategories, paperSubCategories, papers } from '#server/db/tables/papers.ts';
import { phrases } from '#server/db/tables/phrases.ts';
import { publishDue } from '#server/papers/due.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import { findActivePaper } from '#server/papers/queries.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { PhrasesInput } from '#shared/phrases/schemas.ts';

export type PhraseRecord = typeof phrases.$inferSelect;

/** Owner of phrases; null for shared ones. */
export type Owner = number | null;

export const isOwnedBy = (owner: Owner): SQL => (owner === null ? isNull(phrases.ownerId) : eq(phrases.ownerId, owner));

const readableBy = ({ userId }: ConsoleActor): SQL | undefined => or(isOwnedBy(userId), isOwnedBy(null));

const fits = ({ sub_category_key: key, grade_band: grade }: PhrasesInput): SQL | undefined =>
	and(
		key === undefined ? undefined : or(isNull(phrases.subCategoryKey), eq(phrases.subCategoryKey, key)),
		grade === undefined ? undefined : or(isNull(phrases.gradeBand), eq(phrases.gradeBand, grade)),
	);

const listed = (actor: ConsoleActor, query: PhrasesInput): SQL | undefined =>
	and(
		readableBy(actor),
		query.is_shared === undefined ? undefined : isOwnedBy(query.is_shared ? null : actor.userId),
		fits(query),
		query.q
			? or(containsText(foldedOf(phrases.content), query.q), containsText(foldedOf(phrases.contentEn), query.q))
			: undefined,
	);

/** Sub-categories by key, named as in the newest paper that has it; drafts count last. */
const namedSubCategories = (executor: Executor, locale: Locale) =>
	executor
		.selectDistinctOn([paperSubCategories.key], {
			key: paperSubCategories.key,
			name: localisedPaper(locale).subCategory.as('sub_category_name'),
		})
		.from(paperSubCategories)
		.innerJoin(paperMainCategories, eq(paperMainCategories.id, paperSubCategories.mainCategoryId))
		.innerJoin(papers, eq(papers.id, paperMainCategories.paperId))
		.orderBy(paperSubCategories.key, sql`${desc(papers.publishedAt)} nulls last`, desc(papers.id))
		.as('named_sub_categories');

const select = (executor: Executor, locale: Locale) => {
	const named = namedSubCategories(executor, locale);
	return executor
		.select({ phrase: phrases, subCategory: named.name, savedBy: users.name })
		.from(phrases)
		.leftJoin(named, eq(named.key, phrases.subCategoryKey))
		.leftJoin(users, eq(users.id, phrases.updatedBy))
		.$dynamic();
};

export type PhraseRow = Awaited<ReturnType<typeof select>>[number];

/** The actor's own and shared phrases, last saved first. */
export const listPhraseRows = (
	{ db: executor }: Reader,
	actor: ConsoleActor,
	query: PhrasesInput,
	locale: Locale,
): Promise<Page<PhraseRow>> => {
	const where = listed(actor, query);
	const order = orderOf(query, { content: phrases.content, updated_at: phrases.updatedAt }, [
		desc(phrases.updatedAt),
		desc(phrases.id),
	]);
	return readPage(executor, query, {
		rows: (one, window) => {
			const rows = select(one, locale)
				.where(where)
				.orderBy(...order);
			return inWindow(rows, window);
		},
		total: async (one) => {
			const [row] = await one.select({ total: count() }).from(phrases).where(where);
			return row?.total ?? 0;
		},
	});
};

export const lockPhrase = async (tx: Tx, owner: Owner, id: number): Promise<PhraseRecord | null> => {
	const [found] = await tx
		.select()
		.from(phrases)
		.where(and(eq(phrases.id, id), isOwnedBy(owner)))
		.for('update');
	return found ?? null;
};

export const isSubCategoryKey = async (executor: Executor, key: string): Promise<boolean> => {
	const [found] = await executor
		.select({ id: paperSubCategories.id })
		.from(paperSubCategories)
		.where(eq(paperSubCategories.key, key))
		.limit(1);
	return found !== undefined;
};

/** The sub-categories of the active regular paper, in its order. */
export const listPaperSubCategories = async (deps: Pick<Deps, 'db' | 'clock'>, locale: Locale) => {
	await publishDue(deps);
	const { db: executor } = deps;
	const paper = await findActivePaper(executor, true);
	if (!paper) return [];
	const { mainCategory, subCategory } = localisedPaper(locale);
	return executor
		.select({ key: paperSubCategories.key, content: subCategory, main_category: mainCategory })
		.from(paperSubCategories)
		.innerJoin(paperMainCategories, eq(paperMainCategories.id, paperSubCategories.mainCategoryId))
		.where(eq(paperMainCategories.paperId, paper.id))
		.orderBy(asc(paperMainCategories.ordinal), asc(paperSubCategories.ordinal));
};
