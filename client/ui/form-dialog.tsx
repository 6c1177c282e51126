import { css } from 'goober';
import { type ReactNode, useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useText } from '#client/app/locale.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Form } from './form.tsx';

const above = css`margin-bottom: 24px;`;
const below = css`margin-top: 16px; text-align: end; font-size: 14px;`;

type FormDialogProps<T extends FieldValues, O> = {
	title: string;
	form: UseFormReturn<T, unknown, O>;
	action: string;
	/** Why the form cannot be submitted at all; shown in the dialog. */
	blocked?: ReactNode;
	onSubmit: (values: O) => Promise<unknown>;
	onClose: () => void;
	children: ReactNode;
};

/** A form in a dialog; submit is enabled once something changed. */
export const FormDialog = <T extends FieldValues, O>(props: FormDialogProps<T, O>) => {
	const { title, form, action, blocked, onSubmit, onClose, children } = props;
	const { t } = useText();
	const formId = useId();
	const { isDirty, isSubmitting } = form.formState;
	const isBlocked = Boolean(blocked);
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
						disabled={!isDirty || isBlocked}
						disabledReasonId={`${formId}-reason`}
					>
						{action}
					</Button>
				</>
			}
		>
			{isBlocked && (
				<div id={`${formId}-reason`} className={above}>
					{blocked}
				</div>
			)}
			<Form form={form} id={formId} onSubmit={onSubmit}>
				{children}
			</Form>
			{!isDirty && !isBlocked && (
				<p id={`${formId}-reason`} className={below}>
					{t('common.form.unchanged')}
				</p>
			)}
		</Dialog>
	);
};
