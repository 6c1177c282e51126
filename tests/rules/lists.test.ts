import { expect, it } from 'vitest';
import { z } from 'zod';
import { listOperations } from '#server/calls/operation.ts';
import { operations } from '#server/router.ts';

/** A list in a body is declared with `listOf`, which refuses one that is too long by its length alone. */

/** The schemas of all arrays in a body, with their paths. */
const listsIn = (schema: z.core.$ZodType, path: string): { path: string; isBounded: boolean }[] => {
	const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
	switch (def.type) {
		case 'object':
			return Object.entries(def.shape).flatMap(([name, field]) => listsIn(field, `${path}.${name}`));
		case 'array':
			return [{ path, isBounded: false }, ...listsIn(def.element, `${path}[]`)];
		case 'pipe': {
			const out = def.out._zod.def as z.core.$ZodTypes['_zod']['def'];
			// `listOf` looks at the length before the array is parsed.
			if (out.type !== 'array') return [...listsIn(def.in, path), ...listsIn(def.out, path)];
			return [{ path, isBounded: true }, ...listsIn(out.element, `${path}[]`)];
		}
		case 'optional':
		case 'nullable':
		case 'default':
			return listsIn(def.innerType, path);
		case 'union':
			return def.options.flatMap((option) => listsIn(option, path));
		default:
			return [];
	}
};

it('every list in the body of a call looks at its length first', () => {
	const lists = listOperations(operations).flatMap(({ name, operation }) => listsIn(z.object(operation.body), name));
	expect(lists.length).toBeGreaterThan(12);
	expect(lists.filter(({ isBounded }) => !isBounded)).toEqual([]);
});
