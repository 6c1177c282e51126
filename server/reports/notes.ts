import { type SQL, sql } from 'drizzle-orm';
import { type FieldErrors, invalid } from '#server/base/errors.ts';
import type { Executor, Tx } from '#server/db/client.ts';

export type SentNote = { id: number; note: string };

/** `isUnedited`: a first draft as the rule made it. */
export type MarkedNote = SentNote & { isUnedited: boolean };

/** A kind of note, with its confirmed and draft columns. */
export type NoteKind = {
	field: 'sub_category_results' | 'sdg_target_results';
	table: SQL;
	confirmed: SQL;
	draft: SQL;
	/** Marks of unedited first drafts on both columns; null for notes without first drafts. */
	unedited: { confirmed: SQL; draft: SQL } | null;
	/** Subquery of a result's row ids. */
	rowsOf: (resultId: number) => SQL;
};

const subCategoriesOf = (resultId: number): SQL => sql`
	select s.id from result_sub_categories s
	join result_main_categories m on m.id = s.result_main_category_id where m.result_id = ${resultId}`;

const targetsOf = (resultId: number): SQL => sql`
	select t.id from result_sdg_targets t
	join result_sdg_goals g on g.id = t.result_sdg_goal_id where g.result_id = ${resultId}`;

export const SUB_CATEGORY_NOTES: NoteKind = {
	field: 'sub_category_results',
	table: sql`result_sub_categories`,
	confirmed: sql`evaluation_note`,
	draft: sql`evaluation_note_draft`,
	unedited: { confirmed: sql`evaluation_note_unedited`, draft: sql`evaluation_note_draft_unedited` },
	rowsOf: subCategoriesOf,
};

export const TARGET_NOTES: NoteKind = {
	field: 'sdg_target_results',
	table: sql`result_sdg_targets`,
	confirmed: sql`evaluation_note`,
	draft: sql`evaluation_note_draft`,
	unedited: null,
	rowsOf: targetsOf,
};

export const PROPOSAL_NOTES: NoteKind = {
	field: 'sub_category_results',
	table: sql`result_sub_categories`,
	confirmed: sql`proposal_note`,
	draft: sql`proposal_note_draft`,
	unedited: { confirmed: sql`proposal_note_unedited`, draft: sql`proposal_note_draft_unedited` },
	rowsOf: subCategoriesOf,
};

/** Asserts that the notes belong to rows of this result. @throws 422, naming each that does not */
export const assertOwnRows = async (
	tx: Tx,
	resultId: number,
	sent: readonly { kind: NoteKind; notes: readonly SentNote[] }[],
): Promise<void> => {
	const errors: Record<string, FieldErrors[string]> = {};
	for (const { kind, notes } of sent) {
		if (notes.length === 0) continue;
		const { rows } = await tx.execute<{ id: number }>(kind.rowsOf(resultId));
		const own = new Set(rows.map((row) => row.id));
		for (const [index, { id }] of notes.entries()) {
			if (!own.has(id)) errors[`${kind.field}.${index}.id`] = [{ key: 'validation.unknownRecord' }];
		}
	}
	if (Object.keys(errors).length > 0) throw invalid(errors);
};

/**
 * Stores notes as drafts, in one statement; a draft equal to the confirmed text becomes null. A note sent as it is stored
 * keeps its mark, also if its ratings have changed since.
 */
export const writeDrafts = async (tx: Tx, kind: NoteKind, notes: readonly MarkedNote[]): Promise<void> => {
	const { table, confirmed, draft, unedited } = kind;
	const byId = new Map(notes.map((note) => [note.id, note]));
	if (byId.size === 0) return;
	const sent = [...byId.values()];
	const isConfirmed = sql`coalesce(stored.${confirmed}, '') = sent.note`;
	const marks =
		unedited &&
		sql`, ${unedited.draft} = case when ${isConfirmed} then false
			when stored.${draft} = sent.note then stored.${unedited.draft} or sent.is_unedited
			else sent.is_unedited end`;
	await tx.execute(sql`
		update ${table} stored
		set ${draft} = case when ${isConfirmed} then null else sent.note end ${marks ?? sql``}
		from unnest(
			${sql.param([...byId.keys()])}::int[], ${sql.param(sent.map(({ note }) => note))}::text[],
			${sql.param(sent.map(({ isUnedited }) => isUnedited))}::boolean[]
		) sent (id, note, is_unedited)
		where stored.id = sent.id`);
};

/** Confirmed text of a note whose draft differs; null if it does not. */
export const confirmedNoteOf = (confirmed: string | null, draft: string | null): string | null =>
	draft === null ? null : (confirmed ?? '');

export const confirmDrafts = async (tx: Tx, kind: NoteKind, resultId: number): Promise<void> => {
	const { table, confirmed, draft, unedited, rowsOf } = kind;
	const marks = unedited && sql`, ${unedited.confirmed} = ${unedited.draft}, ${unedited.draft} = false`;
	await tx.execute(sql`
		update ${table} set ${confirmed} = ${draft}, ${draft} = null ${marks ?? sql``}
		where ${draft} is not null and id in (${rowsOf(resultId)})`);
};

/** Turns confirmed text into drafts; an existing draft is newer and is kept. */
export const retractToDrafts = async (tx: Tx, kind: NoteKind, resultId: number): Promise<void> => {
	const { table, confirmed, draft, unedited, rowsOf } = kind;
	const marks =
		unedited &&
		sql`, ${unedited.draft} = case when ${draft} is null then ${unedited.confirmed} else ${unedited.draft} end,
			${unedited.confirmed} = false`;
	await tx.execute(sql`
		update ${table} set ${draft} = nullif(coalesce(${draft}, ${confirmed}), ''), ${confirmed} = default ${marks ?? sql``}
		where id in (${rowsOf(resultId)})`);
};

export const hasDrafts = async (executor: Executor, kinds: readonly NoteKind[], resultId: number): Promise<boolean> => {
	const found = kinds.map(
		({ table, draft, rowsOf }) =>
			sql`exists (select 1 from ${table} where ${draft} is not null and id in (${rowsOf(resultId)}))`,
	);
	const { rows } = await executor.execute<{ found: boolean }>(sql`select ${sql.join(found, sql` or `)} as found`);
	return rows[0]?.found ?? false;
};
