import { useEffect } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { useText } from '#client/base/locale.tsx';
import { fieldOf } from '#client/ui/form.tsx';
import { formSchema } from '#client/ui/form-schema.ts';
import { TextInput } from '#client/ui/inputs.tsx';
import { toHalfWidth } from '#shared/half-width.ts';

export type CodeFields = { code: string };

/** Accepts '123 456', as apps show codes, and full-width digits of a Japanese keyboard. */
const digitsOf = (typed: string): string => toHalfWidth(typed).replace(/\s/g, '');

const COMPLETE = /^\d{6}$/;

export const codeSchema = formSchema<CodeFields>()(
	z.object({
		code: z
			.string()
			.transform(digitsOf)
			.pipe(z.string().min(1, { error: 'validation.required', abort: true }).regex(COMPLETE, 'validation.type')),
	}),
);

type CodeFieldProps<T extends CodeFields, O> = {
	form: UseFormReturn<T, unknown, O>;
	help: string;
	/** Whether the field has autofocus. */
	isFocused?: boolean;
};

/** A code of the authenticator app. The sixth digit submits the form. */
export const CodeField = <T extends CodeFields, O>({ form, help, isFocused = false }: CodeFieldProps<T, O>) => {
	const { t } = useText();
	const name = 'code' as Path<T>;
	const field = fieldOf(form, name, t('labels.secondFactor.code'));
	const { setFocus } = form;
	useEffect(() => {
		if (isFocused) setFocus('code' as Path<T>);
	}, [isFocused, setFocus]);
	const submitComplete = (input: HTMLInputElement): void => {
		if (COMPLETE.test(digitsOf(input.value))) input.form?.requestSubmit();
	};
	return (
		<TextInput
			{...field}
			need="unmarked"
			help={help}
			width="short"
			inputMode="numeric"
			autoComplete="one-time-code"
			spellCheck={false}
			onChange={(event) => {
				void field.onChange(event);
				const { nativeEvent } = event;
				if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) submitComplete(event.target);
			}}
			onCompositionEnd={(event) => submitComplete(event.currentTarget)}
		/>
	);
};
