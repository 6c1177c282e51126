import { useState } from 'react';
import type { FieldValues, PathValue, UseFormRegister, UseFormReturn } from 'react-hook-form';

/**
 * Keeps input typed into a server-rendered page before its script was loaded, although the form then sets its own
 * values.
 */

/** Value that differs from the field's default; otherwise undefined. */
const typedIn = (element: unknown): string | boolean | undefined => {
	if (element instanceof HTMLInputElement && element.type === 'checkbox') {
		return element.checked === element.defaultChecked ? undefined : element.checked;
	}
	const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
	return isText && element.value !== element.defaultValue ? element.value : undefined;
};

/** Selects a value that appears in the focused field, so that typing replaces it, as after tabbing into it. */
const selectUnseen = (element: unknown, before: unknown): void => {
	if (element instanceof HTMLInputElement && element === document.activeElement && element.value !== before) {
		element.select();
	}
};

const keeping = <T extends FieldValues, O>({
	register,
	setValue,
}: UseFormReturn<T, unknown, O>): UseFormRegister<T> => {
	const known = new WeakSet<object>();
	return (name, options) => {
		const registered = register(name, options);
		return {
			...registered,
			ref: (element: object | null) => {
				const isNew = element !== null && !known.has(element);
				const typed = isNew ? typedIn(element) : undefined;
				const before = element instanceof HTMLInputElement ? element.value : undefined;
				registered.ref(element);
				if (isNew) {
					known.add(element);
					if (typed === undefined) selectUnseen(element, before);
				}
				if (typed !== undefined) setValue(name, typed as PathValue<T, typeof name>, { shouldDirty: true });
			},
		};
	};
};

/** Makes the form's fields keep earlier input. */
export const useKeptTyping = <T extends FieldValues, O>(form: UseFormReturn<T, unknown, O>): typeof form => {
	const [register] = useState(() => keeping(form));
	form.register = register;
	return form;
};
