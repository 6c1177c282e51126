import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { hasUnsavedChanges } from '#client/ui/unsaved.tsx';
import { SaveFirst } from './save-first.tsx';

type AccountDialogProps<T extends FieldValues, O> = {
	title: string;
	form: UseFormReturn<T, unknown, O>;
	action: string;
	/** What the change brings with it. */
	help: string;
	onSubmit: (values: O) => Promise<unknown>;
	onClose: () => void;
	children: ReactNode;
};

/** A change of one's own account. It ends the sign-in, so what is unsaved on the screen has to be saved first. */
export const AccountDialog = <T extends FieldValues, O>({ help, children, ...dialog }: AccountDialogProps<T, O>) => (
	<FormDialog {...dialog} blocked={hasUnsavedChanges() && <SaveFirst />}>
		<p>{help}</p>
		{children}
	</FormDialog>
);
