import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { open } from '#server/calls/define.ts';
import { listOperations } from '#server/calls/operation.ts';
import { withCosts } from '#server/calls/with-costs.ts';
import { COSTS } from '#server/costs.ts';
import { operations } from '#server/router.ts';

/** Every call has a row in `server/costs.ts`, which says whether it is light or what it is counted in. */

const all = listOperations(operations);

const query = open.query({ path: '/x', summary: 'x', output: z.null(), handler: async () => null });

describe('a call without a row', () => {
	it('stops the server, at any depth of the router', () => {
		expect(() => withCosts({ a: { b: query } }, {})).toThrow('the call a.b has no row in server/costs.ts');
		expect(withCosts({ a: { b: query } }, { 'a.b': 'search' }).a.b.cost).toBe('search');
	});

	it('does so too where a row has no call', () => {
		expect(() => withCosts({ b: query }, { b: 'light', c: 'pdf' })).toThrow('rows of no call: c');
	});
});

it('rows stand in the order of the router', () => {
	expect(Object.keys(COSTS)).toEqual(all.map(({ name }) => name));
});

/** Sent as it was stored. */
const SMALL_FILES = ['app.phone.photo'];

it('files, forms and what is printed are never light', () => {
	const light = all.filter(
		({ operation: { kind, cost } }) => kind !== 'query' && kind !== 'mutation' && cost === 'light',
	);
	expect(light.map(({ name }) => name)).toEqual(SMALL_FILES);
});

it('what is open and prints, hashes or stores is never light', () => {
	const light = all.filter(
		({ operation: { access, kind, cost } }) => access === 'open' && kind !== 'query' && cost === 'light',
	);
	expect(light.map(({ name }) => name)).toEqual([]);
});

it('calls that leave no trace are in no budget, whose counters have the address', () => {
	const untraced = all.filter(({ operation }) => operation.traits.has('untraced'));
	expect(untraced.map(({ operation }) => operation.cost)).toEqual(['light', 'own']);
});

it('calls of which only misses count are counted by their handlers', () => {
	const missed = all.filter(({ operation }) => operation.traits.has('limitsMissesOnly'));
	expect(missed.map(({ operation }) => operation.cost)).toEqual(missed.map(() => 'own'));
});
