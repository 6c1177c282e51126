import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { applyServerErrors } from '#client/ui/form.tsx';
import type { Values } from './edits.ts';
import { useVersionedSave, type VersionedSave } from './use-versioned-save.ts';

type VersionedForm<T extends FieldValues, O> = Omit<VersionedSave<O>, 'read' | 'show' | 'submit'> & {
	form: UseFormReturn<T, unknown, O>;
};

/**
 * `useVersionedSave` for a form with the keys of the stored text as fields. Pass its `save` as the form's `onSubmit`.
 */
export const useVersionedForm = <T extends FieldValues & Values, O>({ form, ...options }: VersionedForm<T, O>) =>
	useVersionedSave<O>({
		...options,
		read: () => form.getValues(),
		show: (values) => {
			for (const [key, value] of Object.entries(values)) {
				form.resetField(key as Path<T>, { defaultValue: value as PathValue<T, Path<T>> });
			}
		},
		submit: (save) =>
			form.handleSubmit(async (body) => {
				try {
					await save(body as O);
				} catch (error) {
					applyServerErrors(form, error);
				}
			})(),
	});
