import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Reader } from '#server/db/client.ts';
import type { Page } from '#server/db/lists.ts';
import type { Phrase, PhrasesInput } from '#shared/phrases/schemas.ts';
import { listPhraseRows, type PhraseRow } from './queries.ts';

const present = ({ phrase, subCategory, savedBy }: PhraseRow): Phrase => ({
	id: phrase.id,
	content: phrase.content,
	content_en: phrase.contentEn,
	is_shared: phrase.ownerId === null,
	sub_category: phrase.subCategoryKey === null ? null : { key: phrase.subCategoryKey, content: subCategory },
	grade_band: phrase.gradeBand,
	kind: phrase.kind,
	version: phrase.version,
	saved_at: phrase.updatedAt.toISOString(),
	saved_by: savedBy,
});

export const listPhrases = async (
	reader: Reader,
	actor: ConsoleActor,
	query: PhrasesInput,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<Page<Phrase>> => {
	const { rows, meta } = await listPhraseRows(reader, actor, query, locale);
	return { rows: rows.map(present), meta };
};
