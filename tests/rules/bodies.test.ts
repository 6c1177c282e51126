import { expect, it } from 'vitest';
import { z } from 'zod';
import { listOperations } from '#server/calls/operation.ts';
import { operations } from '#server/router.ts';

/** Of what is sent, a call gets only the fields that its body names, at any depth: nothing else can be stored. */

/** What in a schema lets through fields that it does not name, with its path. */
const openPartsOf = (schema: z.core.$ZodType, path: string): string[] => {
	const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
	switch (def.type) {
		case 'object':
			return [
				...(def.catchall ? [`${path}: takes fields that it does not name`] : []),
				...Object.entries(def.shape).flatMap(([name, field]) => openPartsOf(field, `${path}.${name}`)),
			];
		case 'array':
			return openPartsOf(def.element, `${path}[]`);
		case 'pipe':
			return [...openPartsOf(def.in, path), ...openPartsOf(def.out, path)];
		case 'optional':
		case 'nullable':
		case 'default':
			return openPartsOf(def.innerType, path);
		case 'union':
			return def.options.flatMap((option) => openPartsOf(option, path));
		case 'string':
		case 'number':
		case 'boolean':
		case 'literal':
		case 'enum':
		case 'transform':
			return [];
		default:
			return [`${path}: ${def.type}`];
	}
};

/** The files of uploads, which are streams. */
const FILES = [
	'phone.add.document: custom',
	'app.documents.add.document: custom',
	'app.evidence.addFile.document: custom',
	'app.objections.addFile.document: custom',
	'app.plans.addProof.document: custom',
	'console.companyImport.check.workbook: custom',
	'console.companyImport.run.workbook: custom',
	'console.papers.import.workbook: custom',
];

/** What a browser adds to a passkey's answer: handed to the library that verifies it, stored nowhere. */
const EXTENSIONS = '.passkey.clientExtensionResults: takes fields that it does not name';

const all = listOperations(operations).filter(({ operation }) => Object.keys(operation.body).length > 0);

it('no body of a call takes a field that it does not name', () => {
	expect(all.length).toBeGreaterThan(100);
	const open = all.flatMap(({ name, operation }) => openPartsOf(operation.input, name));
	expect(open.filter((part) => !/: custom$/.test(part) && !part.endsWith(EXTENSIONS))).toEqual([]);
	expect(open.filter((part) => /: custom$/.test(part))).toEqual(FILES);
});

it.each([
	['passes', z.object({ a: z.looseObject({ b: z.string() }) })],
	['is any', z.object({ a: z.any() })],
	['is a record', z.object({ a: z.array(z.record(z.string(), z.string())) })],
])('finds what %s', (_what, schema) => {
	expect(openPartsOf(schema, 'x')).toHaveLength(1);
});
