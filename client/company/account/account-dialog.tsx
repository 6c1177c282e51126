import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { useStillUnsaved } from '#client/ui/unsaved.tsx';
import { SaveFirst } from './save-first.tsx';

type AccountDialogProps<T extends FieldValues, O> = {
	title: string;
	form: UseFormReturn<T, unknown, O>;
	action: string;
	/** Says what the change ends. */
	help: string;
	onSubmit: (values: O) => Promise<unknown>;
	onClose: () => void;
	children: ReactNode;
};

/**
 * A dialog that changes the user's own account. Blocked while the screen has unsaved changes, since the change signs
 * out.
 */
export const AccountDialog = <T extends FieldValues, O>({ help, children, ...dialog }: AccountDialogProps<T, O>) => {
	const isUnsaved = useStillUnsaved();
	return (
		<FormDialog {...dialog} blocked={isUnsaved && <SaveFirst />}>
			<p>{help}</p>
			{children}
		</FormDialog>
	);
};
