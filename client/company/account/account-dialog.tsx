import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { useHasUnsavedChanges } from '#client/ui/unsaved.tsx';
import { SaveFirst } from './save-first.tsx';

type AccountDialogProps<T extends FieldValues, O> = {
	title: string;
	form: UseFormReturn<T, unknown, O>;
	action: string;
	/** The consequences of the change. */
	help: string;
	onSubmit: (values: O) => Promise<unknown>;
	onClose: () => void;
	children: ReactNode;
};

/** A dialog that changes the user's own account. Blocked by unsaved changes on the screen, since it signs out. */
export const AccountDialog = <T extends FieldValues, O>({ help, children, ...dialog }: AccountDialogProps<T, O>) => {
	// Of the screen below, not what is typed here; what it saves by itself meanwhile blocks no longer.
	const isUnsaved = useHasUnsavedChanges();
	const [wasUnsaved] = useState(isUnsaved);
	return (
		<FormDialog {...dialog} blocked={wasUnsaved && isUnsaved && <SaveFirst />}>
			<p>{help}</p>
			{children}
		</FormDialog>
	);
};
