import type { FieldValues } from 'react-hook-form';
import { useText } from '#client/base/locale.tsx';
import type { Values } from '#client/editing/edits.ts';
import { savedFormOf } from '#client/editing/saved-form.ts';
import { useVersionedForm } from '#client/editing/use-versioned-form.ts';
import { FormDialog, type FormDialogProps } from '#client/ui/form-dialog.tsx';
import type { SavedState } from '#shared/versions.ts';
import { AccountConflict } from './account-conflict.tsx';
import type { PeoplePort, Person } from './port.ts';

type EditPersonProps<P, T extends FieldValues, O> = Pick<
	FormDialogProps<T, O>,
	'form' | 'width' | 'onClose' | 'children'
> & {
	port: PeoplePort;
	person: P;
	/** The form's fields for a stored person. */
	fieldsOf: (person: P) => T;
	save: (values: O, version: number) => Promise<unknown>;
	/** Loads the person again after a conflict. */
	reload: (id: number) => Promise<P>;
};

/** Edits a person in a form that detects concurrent changes by version. */
export const EditPerson = <P extends Person & SavedState, T extends FieldValues & Values, O>(
	props: EditPersonProps<P, T, O>,
) => {
	const { port, person, fieldsOf, save, reload, ...dialog } = props;
	const { t } = useText();
	const savedTextOf = (stored: P) => savedFormOf(stored, fieldsOf(stored));
	const saving = useVersionedForm({
		form: dialog.form,
		server: savedTextOf(person),
		save,
		reload: async () => savedTextOf(await reload(person.id)),
		done: async () => {
			await port.refresh();
			dialog.onClose();
		},
	});
	return (
		<>
			<FormDialog
				{...dialog}
				title={t('accounts.people.editTitle', { name: person.name })}
				action={port.words.save}
				onSubmit={saving.save}
			/>
			<AccountConflict saving={saving} roleName={port.words.role} />
		</>
	);
};
