import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { id, listOf } from './fields.ts';

const anything = fc.anything({ maxDepth: 2 });

describe('a list', () => {
	it('longer than its maximum is one problem, however long and whatever it holds', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 200 }), anything, (max, element) => {
				const list = new Array(100_000).fill(element);
				const { error } = z.object({ rows: listOf(z.object({ id: id() }), max) }).safeParse({ rows: list });
				expect(error?.issues).toEqual([
					expect.objectContaining({ code: 'too_big', origin: 'array', maximum: max, path: ['rows'] }),
				]);
			}),
			{ numRuns: 50 },
		);
	});

	it('within its maximum is what an array is', () => {
		fc.assert(
			fc.property(fc.oneof(anything, fc.array(fc.oneof(fc.nat(), anything), { maxLength: 20 })), (value) => {
				const [list, array] = [listOf(id(), 20).safeParse(value), z.array(id()).max(20).safeParse(value)];
				expect([list.success, list.data, list.error?.issues]).toEqual([array.success, array.data, array.error?.issues]);
			}),
		);
	});

	it('is described as an array', () => {
		const shape = (list: z.ZodType) => z.toJSONSchema(z.object({ list, more: list.optional() }), { io: 'input' });
		expect(shape(listOf(id(), 3))).toEqual(shape(z.array(id()).max(3)));
	});
});
