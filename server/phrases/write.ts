import { eq, sql } from 'drizzle-orm';
import { changesOf, type Values } from '#server/audit/changes.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { invalidField, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { phrases } from '#server/db/tables/phrases.ts';
import { later } from '#server/db/transactions.ts';
import { assertFormVersion, nextVersion } from '#server/db/versions.ts';
import type { EditPhraseInput, PhraseInput } from '#shared/phrases/schemas.ts';
import { isOwnedBy, isSubCategoryKey, lockPhrase, type Owner, type PhraseRecord } from './queries.ts';

type PhraseDeps = Pick<Deps, 'db' | 'clock'>;

/** Limit per person, and of shared phrases: the picker shows all at once. */
export const MOST_PHRASES = 500;

/** First key of an advisory lock that serializes counting; the second is the owner. */
const PHRASES_LOCK = 7_361_911;

/** Serializes whoever adds phrases of an owner. */
export const lockCount = (tx: Tx, owner: Owner): Promise<void> =>
	later(tx, tx.execute(sql`select pg_advisory_xact_lock(${PHRASES_LOCK}, ${owner ?? 0})`));

/** Columns from a request body. @throws 422 for a sub-category that is in no paper */
const valuesOf = async (tx: Tx, { content, content_en, sub_category_key: key, grade_band, kind }: PhraseInput) => {
	if (key && !(await isSubCategoryKey(tx, key))) throw invalidField('sub_category_key', 'validation.unknownRecord');
	return {
		content,
		...(content_en === undefined ? {} : { contentEn: content_en }),
		...(kind === undefined ? {} : { kind }),
		subCategoryKey: key ?? null,
		gradeBand: grade_band ?? null,
	};
};

const audited = ({ content, contentEn, subCategoryKey, gradeBand, kind }: PhraseRecord): Values<'phrase'> => ({
	content,
	content_en: contentEn,
	sub_category_key: subCategoryKey,
	grade_band: gradeBand,
	kind,
});

export const recordChange = async (
	tx: Tx,
	change: 'added' | 'updated' | 'deleted',
	actor: ConsoleActor,
	{ before, after }: { before: PhraseRecord | null; after: PhraseRecord | null },
	call: CallContext,
): Promise<void> => {
	const phrase = after ?? before;
	if (!phrase) return;
	await recordAudit(tx, {
		action: `phrase.${change}`,
		actorId: actor.userId,
		subject: 'phrase',
		subjectId: phrase.id,
		changes: changesOf('phrase', before && audited(before), after && audited(after)),
		call,
	});
};

/** @throws 404, also for another owner's phrase */
const lockOwned = async (tx: Tx, owner: Owner, id: number): Promise<PhraseRecord> => {
	const found = await lockPhrase(tx, owner, id);
	if (!found) throw notFound();
	return found;
};

/** @throws 422 on `content` if there are too many, or on `sub_category_key` if no paper has it */
export const addPhrase = (
	{ db, clock }: PhraseDeps,
	actor: ConsoleActor,
	owner: Owner,
	input: PhraseInput,
	call: CallContext,
): Promise<{ id: number }> =>
	db.transaction(async (tx) => {
		await lockCount(tx, owner);
		const [known, values] = [await tx.$count(phrases, isOwnedBy(owner)), await valuesOf(tx, input)];
		if (known >= MOST_PHRASES) throw invalidField('content', 'phrases.tooMany', { most: MOST_PHRASES });
		const now = clock.now();
		const [made] = await tx
			.insert(phrases)
			.values({ ...values, ownerId: owner, updatedBy: actor.userId, createdAt: now, updatedAt: now })
			.returning();
		if (!made) throw new Error('no phrase was made');
		await recordChange(tx, 'added', actor, { before: null, after: made }, call);
		return { id: made.id };
	});

/** @throws 404; 409 with a stale version; 422 on `sub_category_key` */
export const editPhrase = (
	{ db, clock }: PhraseDeps,
	actor: ConsoleActor,
	owner: Owner,
	{ id, version, ...input }: EditPhraseInput,
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const phrase = await lockOwned(tx, owner, id);
		await assertFormVersion(tx, version, phrase, { clock, call });
		const values = { ...(await valuesOf(tx, input)), ...nextVersion(phrase, actor, clock.now()) };
		await later(tx, tx.update(phrases).set(values).where(eq(phrases.id, id)));
		await recordChange(tx, 'updated', actor, { before: phrase, after: { ...phrase, ...values } }, call);
		return null;
	});

/** @throws 404 */
export const deletePhrase = (
	{ db }: PhraseDeps,
	actor: ConsoleActor,
	owner: Owner,
	{ id }: { id: number },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const phrase = await lockOwned(tx, owner, id);
		await later(tx, tx.delete(phrases).where(eq(phrases.id, id)));
		await recordChange(tx, 'deleted', actor, { before: phrase, after: null }, call);
		return null;
	});
