import { z } from 'zod';

/** The fields of an input that hold ids of records, by their paths. */

const IDS = /_ids?$|^ids$/;

type Json = z.core.JSONSchema.BaseSchema | boolean | undefined;

const within = (schema: Json, path: string): string[] => {
	if (typeof schema !== 'object') return [];
	const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
		...(IDS.test(name) ? [`${path}${name}`] : []),
		...within(field, `${path}${name}.`),
	]);
	const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
	const items = Array.isArray(schema.items) ? schema.items : [schema.items];
	return [...fields, ...[...alternatives, ...items].flatMap((one) => within(one, path))];
};

export const idFields = (shape: z.ZodRawShape): string[] => [
	...new Set(within(z.toJSONSchema(z.object(shape), { io: 'input', unrepresentable: 'any' }), '')),
];
