import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';

/** Validates the fields of a form into the body of its call; zod schemas of these types satisfy it. */
export type FormSchema<T extends FieldValues, O> = {
	readonly '~standard': {
		readonly version: 1;
		readonly vendor: string;
		readonly types?: { readonly input: T; readonly output: O } | undefined;
		readonly validate: (value: unknown) => ReturnType<z.ZodType<O>['~standard']['validate']>;
	};
};

/**
 * The schema of a call for a form whose field types are narrower than the call's input, such as `string` where the call
 * also takes null and undefined: `formSchema<Fields>()(z.object(body))`. zod's own types require equal inputs. Curried,
 * since the fields are given and the schema is inferred.
 */
export const formSchema =
	<T extends FieldValues>() =>
	<S extends z.ZodType<unknown>>(schema: T extends z.input<S> ? S : never): FormSchema<T, z.output<S>> => ({
		'~standard': { version: 1, vendor: 'zod', validate: (value) => schema['~standard'].validate(value) },
	});
