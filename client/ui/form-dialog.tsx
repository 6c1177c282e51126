import { type ReactNode, useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useText } from '../app/locale.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Form } from './form.tsx';

type FormDialogProps<T extends FieldValues, O> = {
	title: string;
	form: UseFormReturn<T, unknown, O>;
	action: string;
	/** Why it cannot be sent while nothing was changed. */
	unchanged: string;
	onSubmit: (values: O) => Promise<unknown>;
	onClose: () => void;
	children: ReactNode;
};

/** A form in a dialog, sent once something was changed. */
export const FormDialog = <T extends FieldValues, O>(props: FormDialogProps<T, O>) => {
	const { title, form, action, unchanged, onSubmit, onClose, children } = props;
	const { t } = useText();
	const formId = useId();
	const { isDirty, isSubmitting } = form.formState;
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
						disabled={!isDirty}
						disabledReasonId={`${formId}-unchanged`}
					>
						{action}
					</Button>
				</>
			}
		>
			<Form form={form} id={formId} onSubmit={onSubmit}>
				{children}
			</Form>
			{!isDirty && (
				<p id={`${formId}-unchanged`} style={{ marginTop: 16, textAlign: 'end', fontSize: 14 }}>
					{unchanged}
				</p>
			)}
		</Dialog>
	);
};
