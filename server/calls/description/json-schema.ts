import { z } from 'zod';

export type Json = { [key: string]: unknown };

export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
	const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' });
	return rest;
};

export const isRequired = (schema: unknown): boolean => !(schema as z.ZodType).safeParse(undefined).success;

/** A file cannot be expressed by Zod's JSON schema. */
export const FILE_SCHEMA = { type: 'string', contentMediaType: 'application/octet-stream' };
export const FILE_EXAMPLE = '(the bytes of the file)';
