import './form-texts.ts';
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
import { type ApiFailure, failureOf } from '#client/base/failure.ts';
import { lookUpText, useText } from '#client/base/locale.tsx';
import { isComposing } from './composing.ts';
import { type FormSchema, type LateSchema, withMessages } from './form-schema.ts';
import { Icon } from './icons.tsx';
import { useKeptTyping } from './keep-typed.ts';
import { color } from './tokens.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';

/** Forms: react-hook-form, the shared zod schema, and the server's field errors. */

export type FormOptions<T extends FieldValues, O> = {
	schema: FormSchema<T, O> | LateSchema<T, O>;
	defaultValues: DefaultValues<NoInfer<T>>;
};

export const useForm = <T extends FieldValues, O>({
	schema,
	defaultValues,
}: FormOptions<T, O>): UseFormReturn<T, unknown, O> =>
	useKeptTyping(
		useHookForm<T, unknown, O>({
			resolver: standardSchemaResolver<T, unknown, O>(withMessages(schema)),
			defaultValues,
			mode: 'onTouched',
			reValidateMode: 'onChange',
			// `Form` focuses the first error in DOM order; react-hook-form would use the order of registration.
			shouldFocusError: false,
		}),
	);

/** Translates a message: a client text key, with the limit of a rule after `|`, or a server message as it is. */
export const fieldMessage = (message: string | undefined, label: string): string | undefined => {
	if (!message) return undefined;
	const [key = '', size = ''] = message.split('|');
	return lookUpText(`forms.${key}`, { field: label, size }) ?? lookUpText(key, { field: label, size }) ?? message;
};

/** Sets the server's field errors on the fields; other errors go to `root.server`. */
export const applyServerErrors = <T extends FieldValues, O>(
	form: UseFormReturn<T, unknown, O>,
	error: unknown,
	rename: (field: string) => string = (field) => field,
): ApiFailure => {
	const failure = failureOf(error);
	const known = new Set(Object.keys(form.getValues()));
	// Errors without a field show in the form as well as in the toast, except 401 and 403, which redirect to the login.
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

/** Sorts errors by the position of their fields on the screen. */
const inScreenOrder = (entries: readonly Entry[]): Entry[] => {
	const names = [...document.querySelectorAll('[name]')].map((field) => field.getAttribute('name'));
	return entries.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
};

/** Errors of a long form, above it, as links to the fields. */
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
				{t('forms.errors', { count })}
			</h2>
			<ul>
				{inScreenOrder(entries).map(({ name, label, message }) => (
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
	/** Gets the parsed values. Field errors of a thrown failure are set on the fields. */
	onSubmit: (values: O) => Promise<unknown> | unknown;
	onInvalid?: SubmitErrorHandler<T>;
	children: ReactNode;
	/** Maps the server's field names to those of the form. */
	rename?: (field: string) => string;
	id?: string;
	label?: string;
	/**
	 * Whether Ctrl+S submits the form; `ignored` keeps the browser's dialog away; if omitted, the form does not handle
	 * it.
	 */
	saveKey?: 'saves' | 'ignored';
};

/**
 * Runs one submit at a time. Enter during an IME composition does not submit, and a failed submit keeps the typed
 * values.
 */
export const Form = <T extends FieldValues, O>({
	form,
	onSubmit,
	onInvalid,
	children,
	rename,
	id,
	label,
	saveKey,
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
	useSaveShortcut(saveKey ? () => saveKey === 'saves' && element.current?.requestSubmit() : null);
	const { submitCount } = form.formState;
	useEffect(() => {
		if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [submitCount]);
	return (
		<form
			ref={element}
			id={id ?? generatedId}
			className={layout}
			// If submitted without the script, the values must not end up in the URL.
			method="post"
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

/** Props of a text input: registration and translated error. */
export const fieldOf = <T extends FieldValues, O>(form: UseFormReturn<T, unknown, O>, name: Path<T>, label: string) => {
	const { error } = form.getFieldState(name, form.formState);
	return { ...form.register(name), label, error: fieldMessage(error?.message, label) };
};
