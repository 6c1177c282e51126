import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { FORM_MESSAGES } from '#client/base/validation.ts';

/** Validates the fields of a form into the body of its call; zod schemas of these types satisfy it. */
export type FormSchema<T extends FieldValues, O> = {
	readonly '~standard': { readonly types?: { readonly input: T; readonly output: O } | undefined };
	readonly safeParse: (value: unknown, messages: typeof FORM_MESSAGES) => z.ZodSafeParseResult<O>;
};

/**
 * Adapts the schema of a call to a form whose field types are narrower than the call's input, such as `string` where
 * the call also takes null and undefined: `formSchema<Fields>()(z.object(body))`. zod's own types require equal inputs.
 * Curried, since the fields are given and the schema is inferred.
 */
export const formSchema =
	<T extends FieldValues>() =>
	<S extends z.ZodType<unknown>>(schema: T extends z.input<S> ? S : never): FormSchema<T, z.output<S>> => ({
		'~standard': {},
		safeParse: (value, messages) => schema.safeParse(value, messages),
	});

/** A schema that is loaded when its form is first checked, on a page whose first key must not wait for zod. */
export type LateSchema<T extends FieldValues, O> = { readonly load: () => Promise<FormSchema<T, O>> };

const checked = <T extends FieldValues, O>(schema: FormSchema<T, O>, value: unknown) => {
	const { error, data } = schema.safeParse(value, FORM_MESSAGES);
	return error ? { issues: error.issues } : { value: data };
};

/** Wraps a schema for react-hook-form, which passes no messages, to use ours. */
export const withMessages = <T extends FieldValues, O>(schema: FormSchema<T, O> | LateSchema<T, O>) => ({
	'~standard': {
		version: 1 as const,
		vendor: 'zod',
		validate: (value: unknown) =>
			'load' in schema ? schema.load().then((loaded) => checked(loaded, value)) : checked(schema, value),
	},
});
