import { eq } from 'drizzle-orm';
import type { ActorId, CallContext } from '#server/base/actor.ts';
import { type FieldErrors, invalid } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { type PaperState, paperMainCategories, papers } from '#server/db/tables/papers.ts';
import { assertVersion } from '#server/db/versions.ts';
import type { ExplainLevel } from '#shared/papers/guidance.ts';
import type { PaperContents, ShownMainCategory } from '#shared/papers/schemas.ts';
import { validatePaper } from '#shared/papers/validate.ts';
import { readPaperContents } from './contents.ts';
import { publishDueIn } from './due.ts';
import { withLineage } from './lineage.ts';
import { lockPapers } from './lock.ts';
import { findActivePaper, findDraft, highestVersion, knownTargetIds, type Paper } from './queries.ts';
import { forgetUnaudited, keepUnaudited, lastAudited, NO_PAPER, recordPaper, stateOf } from './unaudited.ts';
import { writePaperContents } from './write.ts';

type SavePaper = {
	is_premium: boolean;
	is_published: boolean;
	main_categories: PaperContents;
	introduction?: string | null | undefined;
	introduction_en?: string | null | undefined;
	explain_level?: ExplainLevel | undefined;
	/** Hash of the standard paper if the draft is taken from it. */
	standard_hash?: string;
	version?: number | undefined;
	/** Whether it is an autosave, which is not audited. */
	autosave?: boolean | undefined;
};

/** A simple paper has no check items, targets or critical questions; sent ones are dropped. */
const ofItsKind = ({ is_premium, main_categories }: SavePaper): PaperContents =>
	is_premium
		? main_categories
		: main_categories.map((category) => ({
				...category,
				sub_categories: category.sub_categories.map((sub) => ({
					...sub,
					questions: sub.questions.map((question) => ({
						...question,
						evaluations: [],
						sdg_target_ids: [],
						is_critical: false,
					})),
				})),
			}));

/** @throws 422 naming every unknown target */
const assertTargets = async (executor: Executor, categories: PaperContents): Promise<void> => {
	const sent = categories.flatMap((category, c) =>
		category.sub_categories.flatMap((sub, s) =>
			sub.questions.flatMap((question, q) =>
				question.sdg_target_ids.map((id, t) => ({
					id,
					path: `main_categories.${c}.sub_categories.${s}.questions.${q}.sdg_target_ids.${t}`,
				})),
			),
		),
	);
	const known = await knownTargetIds(executor, [...new Set(sent.map(({ id }) => id))]);
	const unknown = sent.filter(({ id }) => !known.has(id));
	if (unknown.length > 0) {
		throw invalid(Object.fromEntries(unknown.map(({ path }) => [path, [{ key: 'validation.unknownRecord' }]])));
	}
};

type Former = { draft: Paper | null; active: Paper | null };

/** Contents of the draft and the active paper; of each only if there is one. */
const contentsOf = async (tx: Tx, { draft, active }: Former): Promise<ShownMainCategory[][]> => {
	const ids = [draft, active].flatMap((former) => (former ? [former.id] : []));
	const contents = await readPaperContents(tx, ids);
	return ids.map((id) => contents.get(id) ?? []);
};

/** The paper before a save: the draft, otherwise the active paper, from which the first draft is taken. */
const stateBefore = ({ draft, active }: Former, [contents = []]: readonly ShownMainCategory[][]): PaperState => {
	const former = draft ?? active;
	return former ? stateOf(former, contents) : NO_PAPER;
};

/** Paper-level fields. A new draft explains the score by question by default. */
const statementsOf = (paper: SavePaper, { draft, active }: Former) => {
	const former = draft ?? active;
	return {
		introduction: paper.introduction === undefined ? (former?.introduction ?? null) : paper.introduction,
		introductionEn: paper.introduction_en === undefined ? (former?.introductionEn ?? null) : paper.introduction_en,
		explainLevel: paper.explain_level ?? draft?.explainLevel ?? 'question',
		standardHash: paper.standard_hash ?? former?.standardHash ?? null,
	};
};

/** @throws 422 naming every problem that prevents publishing */
export const assertPublishable = (categories: PaperContents, isPremium: boolean): void => {
	const problems = validatePaper(categories, isPremium);
	if (problems.length === 0) return;
	const fields: FieldErrors = Object.fromEntries(
		problems.map(({ path, key, variables }) => [path, [{ key, variables }]]),
	);
	throw invalid(fields);
};

/**
 * Refuses a save that is based on another version of the draft. If the draft is gone, it was published in the meantime,
 * and the error names the publisher. A sender that saw no draft sends version 0.
 */
const assertDraftVersion = async (
	tx: Tx,
	paper: SavePaper,
	{ draft, active }: Former,
	context: Parameters<typeof assertVersion>[3],
): Promise<void> => {
	if (draft) {
		const { version, updatedAt, updatedBy } = draft;
		return assertVersion(tx, paper.version, { version, savedAt: updatedAt, savedBy: updatedBy }, context);
	}
	const published = { version: 0, savedAt: active?.publishedAt ?? null, savedBy: active?.updatedBy ?? null };
	return assertVersion(tx, paper.version, published, context);
};

const writeDraft = async (
	tx: Tx,
	draft: Paper | null,
	values: {
		isPremium: boolean;
		version: number;
		now: Date;
		userId: number;
		statements: ReturnType<typeof statementsOf>;
	},
): Promise<number> => {
	const saved = { ...values.statements, version: values.version, updatedAt: values.now, updatedBy: values.userId };
	if (draft) {
		await tx.delete(paperMainCategories).where(eq(paperMainCategories.paperId, draft.id));
		await tx.update(papers).set(saved).where(eq(papers.id, draft.id));
		return draft.id;
	}
	const [made] = await tx
		.insert(papers)
		.values({
			...saved,
			isPremium: values.isPremium,
			isPublished: false,
			createdBy: values.userId,
			createdAt: values.now,
		})
		.returning({ id: papers.id });
	if (!made) throw new Error('no draft was made');
	return made.id;
};

/**
 * Saves the draft of a kind or publishes it (contract, section 7). On publishing, the draft's row becomes the published
 * paper, which is immutable. Versions of a kind only increase, so that two drafts never share one.
 * @throws 409 on a stale version; 422 if it cannot be published
 */
export const savePaper = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	{ userId }: ActorId,
	paper: SavePaper,
	call: CallContext,
): Promise<{ id: number; is_published: boolean; version: number }> =>
	db.transaction(async (tx) => {
		const { is_premium: isPremium, is_published: isPublished } = paper;
		await publishDueIn(tx, clock);
		await lockPapers(tx, isPremium);
		const draft = await findDraft(tx, isPremium);
		const former = { draft, active: await findActivePaper(tx, isPremium) };
		await assertDraftVersion(tx, paper, former, { clock, call });
		const formerContents = await contentsOf(tx, former);
		// Adds keys and carries omitted fields over from the nearest paper that has them.
		const contents = withLineage(ofItsKind(paper), formerContents);
		if (isPublished) assertPublishable(contents, isPremium);
		await assertTargets(tx, contents);
		const version = (await highestVersion(tx, isPremium)) + 1;
		const now = clock.now();
		const state = stateBefore(former, formerContents);
		const before = draft ? await lastAudited(tx, { draft, state }, { userId, now }) : state;
		const statements = statementsOf(paper, former);
		const id = await writeDraft(tx, draft, { isPremium, version, now, userId, statements });
		await writePaperContents(tx, id, contents);
		const result = { id, is_published: isPublished, version };
		if (paper.autosave && !isPublished) {
			await keepUnaudited(tx, { paperId: id, before, savedBy: userId, savedAt: now });
			return result;
		}
		if (isPublished) {
			await tx.update(papers).set({ isPublished, publishedAt: now }).where(eq(papers.id, id));
		}
		await forgetUnaudited(tx, id);
		const after = stateOf(statements, contents);
		await recordPaper(tx, { isPublished, paper: { id, isPremium, version }, userId, before, after, call });
		return result;
	});
