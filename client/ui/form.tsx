import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { css } from 'goober';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import {
	type DefaultValues,
	type FieldValues,
	type Path,
	type SubmitErrorHandler,
	type UseFormReturn,
	useForm as useHookForm,
} from 'react-hook-form';
import { type ApiFailure, failureOf } from '#client/api/failure.ts';
import { lookUpText, useText } from '#client/app/locale.tsx';
import { isComposing } from './composing.ts';
import type { FormSchema } from './form-schema.ts';
import { Icon } from './icons.tsx';
import { color } from './tokens.ts';

/** One form for the product: react-hook-form, the shared zod schema, and the server's field errors on the fields. */

export type FormOptions<T extends FieldValues, O> = {
	schema: FormSchema<T, O>;
	defaultValues: DefaultValues<NoInfer<T>>;
};

export const useForm = <T extends FieldValues, O>({
	schema,
	defaultValues,
}: FormOptions<T, O>): UseFormReturn<T, unknown, O> =>
	useHookForm<T, unknown, O>({
		resolver: standardSchemaResolver<T, unknown, O>(schema),
		defaultValues,
		mode: 'onTouched',
		reValidateMode: 'onChange',
		// `Form` does it, by the order on the screen: here it would be the order in which the code registers them.
		shouldFocusError: false,
	});

/** A message is a text key of the client, with the size that a rule names behind a bar, or a sentence of the server. */
export const fieldMessage = (message: string | undefined, label: string): string | undefined => {
	if (!message) return undefined;
	const [key = '', size = ''] = message.split('|');
	return lookUpText(`common.${key}`, { field: label, size }) ?? lookUpText(key, { field: label, size }) ?? message;
};

/** Puts the server's messages on the fields that they name; the rest goes to the form itself. */
export const applyServerErrors = <T extends FieldValues, O>(
	form: UseFormReturn<T, unknown, O>,
	error: unknown,
	rename: (field: string) => string = (field) => field,
): ApiFailure => {
	const failure = failureOf(error);
	const known = new Set(Object.keys(form.getValues()));
	// A toast goes away; what failed as a whole is said in the form too. A lost sign-in leads to the login.
	if (Object.keys(failure.errors).length === 0 && failure.status !== 401 && failure.status !== 403) {
		form.setError('root.server' as Path<T>, { type: 'server', message: failure.message });
	}
	for (const [field, [message]] of Object.entries(failure.errors)) {
		const name = rename(field);
		const isField = known.has(name.split('.')[0] ?? name);
		form.setError((isField ? name : 'root.server') as Path<T>, { type: 'server', message: message ?? failure.message });
	}
	return failure;
};

const summary = css`
	border: 2px solid ${color.errorText}; border-left-width: 16px; border-radius: 8px; background: ${color.white}; padding: 16px 24px;
	& h2 { display: flex; align-items: center; gap: 8px; color: ${color.errorText}; font-size: 18px; }
	& ul { margin: 8px 0 0; padding-left: 20px; }
`;

type Entry = { name: string; message: string; label: string };

/** Above a long form: what is wrong, as links to the fields. */
export const ErrorSummary = ({ entries }: { entries: readonly Entry[] }) => {
	const { t } = useText();
	const box = useRef<HTMLDivElement>(null);
	const count = entries.length;
	useEffect(() => {
		if (count > 0) box.current?.scrollIntoView({ block: 'nearest' });
	}, [count]);
	if (count === 0) return null;
	return (
		<div ref={box} className={summary} role="alert">
			<h2>
				<Icon name="error" />
				{t('common.form.errors', { count })}
			</h2>
			<ul>
				{entries.map(({ name, label, message }) => (
					<li key={name}>
						<a
							href={`#${name}`}
							onClick={(event) => {
								event.preventDefault();
								const field = document.getElementsByName(name)[0];
								field?.focus();
							}}
						>
							{label}
						</a>
						: {message}
					</li>
				))}
			</ul>
		</div>
	);
};

const layout = css`display: flex; flex-direction: column; gap: 24px;`;
const rootError = css`display: flex; gap: 8px; color: ${color.errorText}; font-weight: 700;`;

type FormProps<T extends FieldValues, O> = {
	form: UseFormReturn<T, unknown, O>;
	/** Sends the parsed values. What it throws with field errors lands on the fields. */
	onSubmit: (values: O) => Promise<unknown> | unknown;
	onInvalid?: SubmitErrorHandler<T>;
	children: ReactNode;
	/** Of server fields that are called otherwise here. */
	rename?: (field: string) => string;
	id?: string;
	label?: string;
};

/**
 * Submits once at a time. Enter while an input method converts does not submit, and a failed submit keeps everything
 * that was typed.
 */
export const Form = <T extends FieldValues, O>({
	form,
	onSubmit,
	onInvalid,
	children,
	rename,
	id,
	label,
}: FormProps<T, O>) => {
	const generatedId = useId();
	const submit = form.handleSubmit(async (values) => {
		try {
			await onSubmit(values as O);
		} catch (error) {
			applyServerErrors(form, error, rename);
		}
	}, onInvalid);
	const serverMessage = form.formState.errors.root?.server?.message;
	const element = useRef<HTMLFormElement>(null);
	const { submitCount } = form.formState;
	useEffect(() => {
		if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [submitCount]);
	return (
		<form
			ref={element}
			id={id ?? generatedId}
			className={layout}
			noValidate
			aria-label={label}
			onSubmit={(event) => {
				if (form.formState.isSubmitting) event.preventDefault();
				else void submit(event);
			}}
			onKeyDown={(event) => {
				if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault();
			}}
		>
			{serverMessage && (
				<p className={rootError} role="alert">
					<Icon name="error" />
					{serverMessage}
				</p>
			)}
			{children}
		</form>
	);
};

/** What a text input of this field takes: its registration, and its error in words. */
export const fieldOf = <T extends FieldValues, O>(form: UseFormReturn<T, unknown, O>, name: Path<T>, label: string) => {
	const { error } = form.getFieldState(name, form.formState);
	return { ...form.register(name), label, error: fieldMessage(error?.message, label) };
};
