import { expect, it } from 'vitest';
import { z } from 'zod';
import { acceptBody } from './suggestions.ts';

const accepted = (value: object) => z.object(acceptBody).safeParse(value).success;
const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

it('accepts suggestions for the questions of a sub-category, of which there are 200 at most', () => {
	expect([1, 200, 201].map((count) => accepted({ answer_content_ids: ids(count), version: 3 }))).toEqual([
		true,
		true,
		false,
	]);
	expect([accepted({ answer_content_ids: ['1'] }), accepted({ answer_content_ids: [0] }), accepted({})]).toEqual([
		false,
		false,
		false,
	]);
});

it('needs no version, and takes none that cannot be', () => {
	expect(accepted({ answer_content_ids: [1] })).toBe(true);
	expect([-1, 1.5, '1'].map((version) => accepted({ answer_content_ids: [1], version }))).toEqual([
		false,
		false,
		false,
	]);
});
