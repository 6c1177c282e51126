import type pg from 'pg';
import { expect, it } from 'vitest';
import { nameStatements, namesFor } from './statement-names.ts';

const repeated = (nameOf: (text: string) => string | undefined, text: string, times: number): (string | undefined)[] =>
	Array.from({ length: times }, () => nameOf(text));

it('a statement has a name from the fifth time on, the same each time and another than others', () => {
	const nameOf = namesFor(10);
	const first = repeated(nameOf, 'select $1', 7);
	expect(first.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined]);
	expect(first[4]).toMatch(/^[\w-]{27}$/);
	expect(new Set(first.slice(4)).size).toBe(1);
	expect(repeated(nameOf, 'select $2', 5)[4]).not.toBe(first[4]);
});

it('no more statements than the setting allows are named, and none with 0', () => {
	const nameOf = namesFor(1);
	expect(repeated(nameOf, 'first', 5)[4]).toBeDefined();
	expect(repeated(nameOf, 'second', 9)[8]).toBeUndefined();
	expect(nameOf('first')).toBeDefined();
	expect(repeated(namesFor(0), 'first', 9)[8]).toBeUndefined();
});

it('a statement with a pattern has none: its plan depends on the pattern', () => {
	expect(repeated(namesFor(10), 'select 1 from companies where search_folded like $1', 9)[8]).toBeUndefined();
	expect(repeated(namesFor(10), 'select likely from companies where id = $1', 9)[8]).toBeDefined();
});

it('texts that never repeat do not keep a later one from its name', () => {
	const nameOf = namesFor(1);
	for (let at = 0; at < 12_000; at++) nameOf(`select ${at}`);
	expect(repeated(nameOf, 'again', 5)[4]).toBeDefined();
});

it('what has a name, no values, or is no statement is sent as it is', () => {
	const sent: unknown[][] = [];
	const client = { query: (...all: unknown[]) => void sent.push(all) } as unknown as pg.PoolClient;
	nameStatements(client, () => 'given');
	const query = client.query as unknown as (...all: unknown[]) => unknown;
	const cursor = { text: 'select $1', submit: () => {} };
	const callback = (): void => {};
	query({ text: 'select $1', rowMode: 'array' }, [1], callback);
	query({ text: 'select $1', name: 'own' }, [1]);
	query({ text: 'commit' }, []);
	query('select 1');
	query(cursor, [1]);
	expect(sent).toEqual([
		[{ text: 'select $1', rowMode: 'array', name: 'given' }, [1], callback],
		[{ text: 'select $1', name: 'own' }, [1]],
		[{ text: 'commit' }, []],
		['select 1', undefined],
		[cursor, [1]],
	]);
});
