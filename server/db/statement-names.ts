import { createHash } from 'node:crypto';
import type pg from 'pg';

/**
 * Names for statements that come again and again: PostgreSQL then parses them once per connection, and no longer plans them
 * each time once a plan for any values is as good as one for theirs (it tries five first). Planning takes twice as long as
 * running them: a transition runs statements of many tables. Each named statement is kept by each connection that ran it, so
 * there are as many as the setting allows: those that repeat first.
 */

/** Before, a statement may be one of many that differ by the length of a list. */
const REPEATS = 5;

/** An index of beginnings is of use only where the plan knows the pattern. */
const HAS_PATTERN = /\bi?like\b/i;

/** Texts that are counted at a time; then the count begins anew. */
const MOST_COUNTED = 5_000;

export type NameOf = (text: string) => string | undefined;

export const namesFor = (most: number): NameOf => {
	const names = new Map<string, string>();
	let counts = new Map<string, number>();
	return (text) => {
		const known = names.get(text);
		if (known || names.size >= most || HAS_PATTERN.test(text)) return known;
		const count = (counts.get(text) ?? 0) + 1;
		if (count < REPEATS) {
			if (counts.size >= MOST_COUNTED) counts = new Map();
			counts.set(text, count);
			return undefined;
		}
		counts.delete(text);
		const name = createHash('sha1').update(text).digest('base64url');
		names.set(text, name);
		return name;
	};
};

/** Of all connections of a process: what one repeats, the others will. */
const byMost = new Map<number, NameOf>();

export const namesOfProcess = (most: number): NameOf => {
	const names = byMost.get(most) ?? namesFor(most);
	byMost.set(most, names);
	return names;
};

type Statement = { text?: unknown; name?: unknown; submit?: unknown };

/** Statements without values, such as `commit`, and those that have a name already stay as they are. */
export const nameStatements = (client: pg.PoolClient, nameOf: NameOf): void => {
	const query = client.query.bind(client) as (...statement: unknown[]) => unknown;
	const named = (statement: unknown, values: unknown, ...others: unknown[]): unknown => {
		const { text, name, submit } = (typeof statement === 'object' && statement !== null ? statement : {}) as Statement;
		const given =
			typeof text === 'string' && !name && !submit && Array.isArray(values) && values.length > 0
				? nameOf(text)
				: undefined;
		return query(given ? { ...(statement as object), name: given } : statement, values, ...others);
	};
	client.query = named as typeof client.query;
};
