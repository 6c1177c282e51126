import { FORMATS, NUMBERS, textNamed } from './example-values.ts';
import type { Json } from './json-schema.ts';

/** Examples of requests and answers, made of their JSON schemas: the same in each run, and valid by them. */

/** A schema within the whole, with the names of its field and of the object around. */
type Part = { schema: Json; name: string; parent: string };

const partsOf = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

/** Whether a form makes a useful example: neither null nor an empty text. */
const isTelling = ({ type, const: only }: Json): boolean => type !== 'null' && only !== '';

const recordOf = (part: Part): Json => {
	const { properties = {}, additionalProperties, propertyNames } = part.schema as Record<string, Json | undefined>;
	const known = Object.entries(properties).map(([name, schema]) => [
		name,
		example({ ...part, schema: schema as Json, name, parent: part.name }),
	]);
	if (known.length > 0 || !additionalProperties || Object.keys(additionalProperties).length === 0) {
		return Object.fromEntries(known);
	}
	const key = propertyNames ? String(example({ ...part, schema: propertyNames })) : 'name';
	return { [key]: example({ ...part, schema: additionalProperties }) };
};

const listOf = (part: Part): unknown[] => {
	const { items, minItems = 0 } = part.schema;
	const one = example({ ...part, schema: (items ?? {}) as Json });
	return Array.from({ length: Math.max(1, Number(minItems)) }, () => one);
};

const numberOf = ({ schema, name }: Part): number => {
	const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = schema as Record<string, number>;
	return Math.min(Math.max(NUMBERS[name] ?? 1, minimum), maximum);
};

const stringOf = ({ schema, name, parent }: Part): string => {
	const { format, pattern, minLength = 0, maxLength = Number.MAX_SAFE_INTEGER } = schema as Record<string, unknown>;
	const given = FORMATS[String(format)] ?? textNamed(name, parent);
	const text = pattern === undefined || new RegExp(String(pattern)).test(given) ? given : FORMATS.base64url;
	return (text ?? '').padEnd(Number(minLength), '.').slice(0, Number(maxLength));
};

/** The type, or the first of several that is not null. */
const typeOf = ({ type }: Json): unknown => (Array.isArray(type) ? type.find((one) => one !== 'null') : type);

const example = (part: Part): unknown => {
	const { schema } = part;
	if ('default' in schema) return schema.default;
	if ('const' in schema) return schema.const;
	if (schema.enum) return partsOf(schema.enum)[0];
	const forms = partsOf(schema.anyOf ?? schema.oneOf);
	if (forms.length > 0) return example({ ...part, schema: forms.find(isTelling) ?? { type: 'null' } });
	switch (typeOf(schema)) {
		case 'object':
			return recordOf(part);
		case 'array':
			return listOf(part);
		case 'integer':
		case 'number':
			return numberOf(part);
		case 'boolean':
			return true;
		case 'null':
			return null;
		default:
			return stringOf(part);
	}
};

export const exampleOf = (schema: Json): unknown => example({ schema, name: '', parent: '' });
