import { expect, it } from 'vitest';
import type { z } from 'zod';
import { listOperations } from '#server/calls/operation.ts';
import { operations } from '#server/router.ts';

/** Every text of a body is of one line, without direction marks, unless it is listed here. */

type Text = { path: string; schema: z.ZodString };

/** The strings of a body, with their paths. */
const textsIn = (schema: z.core.$ZodType, path: string): Text[] => {
	const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
	switch (def.type) {
		case 'object':
			return Object.entries(def.shape).flatMap(([name, field]) => textsIn(field, `${path}.${name}`));
		case 'array':
			return textsIn(def.element, `${path}[]`);
		case 'pipe':
			return [...textsIn(def.in, path), ...textsIn(def.out, path)];
		case 'optional':
		case 'nullable':
		case 'default':
			return textsIn(def.innerType, path);
		case 'union':
			return def.options.flatMap((option) => textsIn(option, path));
		case 'string':
			return [{ path, schema: schema as z.ZodString }];
		default:
			return [];
	}
};

/** Long enough for every text, and short enough. */
const WRITTEN = ['一行目の文\n二行目の文', '一行目の文\u202e二行目の文', '一行目の文\u2067二行目の文'];

const accepts = ({ schema }: Text): boolean => WRITTEN.some((text) => schema.safeParse(text).success);

/** Written by people, in several lines. */
const NOTES = [
	...[
		'comment',
		'content',
		'content_en',
		'evaluation_note',
		'extension_note',
		'measure',
		'message',
		'message_to_company',
	],
	...['note', 'proposal_note', 'reason', 'why_not'],
];

/** Of a paper. */
const PAPER = [
	...['full', 'full_en', 'half', 'half_en', 'introduction', 'introduction_en', 'na_condition', 'na_condition_en'],
	...['none', 'none_en', 'purpose', 'purpose_en', 'source', 'source_en', 'text', 'text_en'],
];

/** Taken as typed: passwords and search terms. */
const AS_TYPED = ['new_password', 'old_password', 'password', 'q', 'user_password'];

/** Compared with what is stored or known, never stored itself. */
const COMPARED = ['code', 'filePath', 'ids', 'padding', 'status', 'token', 'transports[]', 'waiting_on'];

/** The filters of a saved view, a part of a URL. */
const URLS = ['query'];

const SEVERAL_LINES = [...NOTES, ...PAPER, ...AS_TYPED, ...COMPARED, ...URLS].toSorted();

it('of all texts of bodies only notes and the like may have line breaks or change the direction of a text', () => {
	const texts = listOperations(operations).flatMap(({ name, operation }) => textsIn(operation.input, name));
	expect(texts.length).toBeGreaterThan(200);
	const found = texts.filter(accepts).map(({ path }) => path.split('.').at(-1));
	expect([...new Set(found)].toSorted()).toEqual(SEVERAL_LINES);
});
