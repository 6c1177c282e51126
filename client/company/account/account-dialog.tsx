import { type ReactNode, useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useText } from '../../app/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { Stack } from '../../ui/layout.tsx';
import { hasUnsavedChanges } from '../../ui/unsaved.tsx';
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

/** A change of one's own account. It ends the sign-in, so what is unsaved below has to be saved first. */
export const AccountDialog = <T extends FieldValues, O>(props: AccountDialogProps<T, O>) => {
	const { title, form, action, help, onSubmit, onClose, children } = props;
	const { t } = useText();
	const formId = useId();
	const { isDirty, isSubmitting } = form.formState;
	const mustSaveFirst = hasUnsavedChanges();
	return (
		<Dialog
			title={title}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>{t('common.cancel')}</Button>
					<Button
						type="submit"
						form={formId}
						kind="primary"
						busy={isSubmitting}
						disabled={!isDirty || mustSaveFirst}
						disabledReasonId={`${formId}-help`}
					>
						{action}
					</Button>
				</>
			}
		>
			<Stack gap="large">
				<div id={`${formId}-help`}>{mustSaveFirst ? <SaveFirst /> : <p>{help}</p>}</div>
				<Form form={form} id={formId} onSubmit={onSubmit}>
					{children}
				</Form>
			</Stack>
		</Dialog>
	);
};
