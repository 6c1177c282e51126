import { sql } from 'drizzle-orm';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { type FieldErrors, invalid } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { improvementActions } from '#server/db/tables/plans.ts';
import { later, together } from '#server/db/transactions.ts';
import { announce } from '#server/notify/announce.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { PlanInput, PlannedAction, SavedPlan } from '#shared/plans/schemas.ts';
import type { ServerText } from '#shared/texts/server.ts';
import { archiveReviews, recordAuditOf } from './change.ts';
import { assertUnchanged, assertVisible, type Context, lockPlan } from './lock.ts';
import { lockOwners } from './owners.ts';
import { listProposed, type StoredAction, storedActions } from './queries.ts';

type Content = Pick<StoredAction, 'decision' | 'whyNot' | 'measure' | 'owner' | 'ownerId' | 'targetDate' | 'state'>;

/** Names of the members among the sent owners. */
type Owners = ReadonlyMap<number, string>;

/** A client that knows only the text keeps the member, too, as long as it does not change the text. */
const ownerIdOf = ({ owner, owner_id: sent }: PlannedAction, stored: StoredAction | null): number | null => {
	if (sent !== undefined) return sent;
	return stored?.owner === owner ? stored.ownerId : null;
};

/** The columns of a sent action. */
const contentOf = (sent: PlannedAction, stored: StoredAction | null, owners: Owners): Content => ({
	decision: sent.decision,
	whyNot: sent.decision === 'not' ? sent.why_not : '',
	measure: sent.decision === 'do' ? sent.measure : '',
	owner: sent.owner || (owners.get(sent.owner_id ?? 0) ?? ''),
	ownerId: ownerIdOf(sent, stored),
	targetDate: sent.target_date,
	state: sent.action_state,
});

/** A sent action and the stored one that it replaces; null if it is new. */
type Change = { sent: PlannedAction; content: Content; stored: StoredAction | null };

const isChange = ({ content, stored }: Change): boolean => {
	const names = Object.keys(content) as (keyof Content)[];
	return stored === null || names.some((name) => content[name] !== stored[name]);
};

const isReturned = ({ stored }: Change): boolean => stored?.review === 'returned';

/** Whether autosaves, or added files, have changed a returned action without ending the return. */
const isMendedSince = ({ stored }: Change): boolean =>
	stored?.review === 'returned' && stored.reviewedAt !== null && stored.savedAt > stored.reviewedAt;

/** What an action may name: sub-categories with a proposal, and members. */
type Known = { proposed: ReadonlySet<number>; owners: Owners };

/** The invalid field of a sent action and the error; null if it is valid. */
const problemOf = (
	{ sent, stored, content }: Change,
	{ proposed, owners, isRepeated }: Known & { isRepeated: boolean },
): readonly [field: keyof PlannedAction, key: ServerText] | null => {
	// An action stored earlier stays valid when a new proposal no longer comments on its sub-category.
	if (!stored && !proposed.has(sent.sub_category_id)) return ['sub_category_id', 'validation.unknownRecord'];
	if (isRepeated) return ['sub_category_id', 'plans.twice'];
	if (sent.owner_id && !owners.has(sent.owner_id)) return ['owner_id', 'validation.unknownRecord'];
	if (content.decision === 'do' && content.measure === '') return ['measure', 'validation.required'];
	if (content.decision === 'not' && content.whyNot === '') return ['why_not', 'validation.required'];
	return null;
};

/** @throws 422, naming each field */
const assertValid = (changes: readonly Change[], known: Known): void => {
	const ids = changes.map(({ sent }) => sent.sub_category_id);
	const errors = changes.flatMap((change, at) => {
		const isRepeated = ids.indexOf(change.sent.sub_category_id) < at;
		const problem = problemOf(change, { ...known, isRepeated });
		return problem ? [[`plan_actions.${at}.${problem[0]}`, [{ key: problem[1] }]] as const] : [];
	});
	if (errors.length > 0) throw invalid(Object.fromEntries(errors) satisfies FieldErrors);
};

/** Locks the plan and returns the changes with all stored actions. @throws 404, 409, 422 */
const lockChanges = async (
	tx: Tx,
	actor: CompanyActor,
	{ id, plan_actions: actions }: PlanInput,
	context: Context,
): Promise<{ changes: Change[]; stored: StoredAction[] }> => {
	await assertVisible(tx, actor, { id });
	const [, stored, proposed] = await together(tx, () => [
		lockPlan(tx, id),
		storedActions(tx, id),
		listProposed(tx, id),
	]);
	const owners = await lockOwners(
		tx,
		actor.companyId,
		actions.flatMap(({ owner_id: owner }) => owner ?? []),
	);
	const known = new Map(stored.map((action) => [action.subCategoryId, action]));
	const changes = actions.map((sent) => {
		const before = known.get(sent.sub_category_id) ?? null;
		return { sent, content: contentOf(sent, before, owners), stored: before };
	});
	for (const change of changes) {
		// A form sends all actions: an accepted one is allowed if its content is unchanged.
		const isKept = change.stored?.review === 'accepted' && !isChange(change);
		if (!isKept) await assertUnchanged(tx, change.stored, change.sent.version, context);
	}
	assertValid(changes, { proposed: new Set(proposed.map((sub) => sub.id)), owners });
	return { changes, stored };
};

const SENT = {
	decision: sql`excluded.decision`,
	whyNot: sql`excluded.why_not`,
	measure: sql`excluded.measure`,
	owner: sql`excluded.owner`,
	ownerId: sql`excluded.owner_id`,
	targetDate: sql`excluded.target_date`,
	state: sql`excluded.state`,
	savedAt: sql`excluded.saved_at`,
	savedBy: sql`excluded.saved_by`,
	version: sql`${improvementActions.version} + 1`,
} satisfies Record<keyof Content | 'savedAt' | 'savedBy' | 'version', unknown>;

type Written = Pick<StoredAction, 'id' | 'subCategoryId' | 'version'>;

/** Writes new and changed actions in one statement. Awaits it only if there are new actions, whose ids it returns. */
const write = async (
	tx: Tx,
	changes: readonly Change[],
	{ id: progressId, actor, now, autosave }: { id: number; actor: CompanyActor; now: Date; autosave: boolean },
): Promise<Written[]> => {
	if (changes.length === 0) return [];
	const saved = { progressId, savedAt: now, savedBy: actor.userId, createdAt: now, version: 1 };
	const returned = autosave ? [] : changes.flatMap(({ stored }) => (stored?.review ? [stored.id] : []));
	if (returned.length > 0) await archiveReviews(tx, returned, now);
	const statement = tx
		.insert(improvementActions)
		.values(changes.map(({ sent, content }) => ({ ...saved, ...content, subCategoryId: sent.sub_category_id })))
		.onConflictDoUpdate({ target: [improvementActions.progressId, improvementActions.subCategoryId], set: SENT })
		.returning({
			id: improvementActions.id,
			subCategoryId: improvementActions.subCategoryId,
			version: improvementActions.version,
		});
	const known = changes.flatMap(({ stored }) => (stored ? [{ ...stored, version: stored.version + 1 }] : []));
	if (known.length < changes.length) return statement;
	await later(tx, statement);
	return known;
};

/** Whether the plan was saved on that day, so that staff were already notified. */
const wasSavedOn = (today: string, stored: readonly StoredAction[]): boolean =>
	stored.some(({ savedAt }) => tokyoDate(savedAt) === today);

/**
 * Saves actions of a plan, all or nothing. Actions sent unchanged are not written. A save ends the return of an action
 * that it, or an autosave before it, has changed; an autosave ends none.
 * @throws 404 before 7; 409 after 8, from an older version, or once staff have accepted the action; 422
 */
export const savePlan = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: CompanyActor,
	input: PlanInput,
	call: CallContext,
): Promise<SavedPlan> =>
	db.transaction(async (tx) => {
		const { id, autosave = false } = input;
		const { changes, stored } = await lockChanges(tx, actor, input, { clock, call });
		const now = clock.now();
		const changed = changes.filter((change) => isChange(change) || (!autosave && isMendedSince(change)));
		const written = await write(tx, changed, { id, actor, now, autosave });
		if (written.length > 0 && !autosave) {
			const detail = { plan_actions: written.length };
			await recordAuditOf(tx, { action: 'plan.saved', progressId: id, actor, detail, call });
		}
		// What stays returned is not for staff yet.
		const isForStaff = changed.some((change) => !autosave || !isReturned(change));
		if (isForStaff && !wasSavedOn(tokyoDate(now), stored)) {
			await announce(tx, 'plan_answered', now, { progress_id: id });
		}
		const latest = new Map(written.map((action) => [action.subCategoryId, action]));
		return {
			plan_actions: changes.flatMap(({ sent, stored: before }) => {
				const action = latest.get(sent.sub_category_id) ?? before;
				return action ? [{ id: action.id, sub_category_id: action.subCategoryId, version: action.version }] : [];
			}),
			saved_at: now.toISOString(),
		};
	});
