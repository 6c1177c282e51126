import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';

/** What checks a form: takes its fields, answers the body of its call. A zod schema of exactly these types is one. */
export type FormSchema<T extends FieldValues, O> = {
	readonly '~standard': {
		readonly version: 1;
		readonly vendor: string;
		readonly types?: { readonly input: T; readonly output: O } | undefined;
		readonly validate: (value: unknown) => ReturnType<z.ZodType<O>['~standard']['validate']>;
	};
};

/**
 * The schema of a call for a form whose fields hold less than the call takes, such as texts where it takes texts, null
 * and nothing: `formSchema<Fields>()(z.object(body))`. zod's own types ask for the same input on both sides. Two calls,
 * because the fields are named and the schema is inferred.
 */
export const formSchema =
	<T extends FieldValues>() =>
	<S extends z.ZodType<unknown>>(schema: T extends z.input<S> ? S : never): FormSchema<T, z.output<S>> => ({
		'~standard': { version: 1, vendor: 'zod', validate: (value) => schema['~standard'].validate(value) },
	});
