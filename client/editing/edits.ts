/** What was typed over a stored text, field by field, and how it meets what others stored meanwhile. */

export type Value = string | number | null;
export type Values = Readonly<Record<string, Value>>;

/** A stored text as it was last seen. */
export type Stored = { version: number; values: Values };

/** Changes made from `version`: of each field what it said then and what it says now. */
export type Edits = { version: number; fields: Readonly<Record<string, { from: Value; to: Value }>> };

export const noEdits = (version: number): Edits => ({ version, fields: {} });

export const editCount = (edits: Edits): number => Object.keys(edits.fields).length;

export const valueIn = (stored: Stored, edits: Edits, key: string): Value =>
	edits.fields[key]?.to ?? (edits.fields[key] ? null : (stored.values[key] ?? null));

/** One more change; a field that says again what it said before is changed no more. */
export const withEdit = (stored: Stored, edits: Edits, key: string, to: Value): Edits => {
	const from = edits.fields[key] ? edits.fields[key].from : (stored.values[key] ?? null);
	const { [key]: _, ...others } = edits.fields;
	const version = editCount(edits) === 0 ? stored.version : edits.version;
	return { version, fields: from === to ? others : { ...others, [key]: { from, to } } };
};

/** What is left to save after `sent` was saved: what was typed while it was on its way. */
export const withoutSaved = (edits: Edits, sent: Values, version: number): Edits => ({
	version,
	fields: Object.fromEntries(
		Object.entries(edits.fields)
			.map(([key, { from, to }]) => [key, { from: key in sent ? (sent[key] ?? null) : from, to }] as const)
			.filter(([, { from, to }]) => from !== to),
	),
});

export type Clash = { key: string; theirs: Value; mine: Value };

/** The fields that both we and somebody else changed, to different ends. */
export const clashesOf = (latest: Stored, edits: Edits): Clash[] =>
	Object.entries(edits.fields)
		.map(([key, { from, to }]) => ({ key, from, mine: to, theirs: latest.values[key] ?? null }))
		.filter(({ from, mine, theirs }) => theirs !== from && theirs !== mine)
		.map(({ key, mine, theirs }) => ({ key, mine, theirs }));

/** The edits on top of what is stored now: `dropped` fields keep what somebody else stored. */
export const rebased = (latest: Stored, edits: Edits, dropped: ReadonlySet<string>): Edits => ({
	version: latest.version,
	fields: Object.fromEntries(
		Object.entries(edits.fields)
			.filter(([key]) => key in latest.values && !dropped.has(key))
			.map(([key, { to }]) => [key, { from: latest.values[key] ?? null, to }] as const)
			.filter(([, { from, to }]) => from !== to),
	),
});
