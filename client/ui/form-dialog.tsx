import './form-texts.ts';
import { css } from 'goober';
import { type ReactNode, useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useText } from '#client/base/locale.tsx';
import { Button } from './button.tsx';
import type { DialogProps } from './dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { Form } from './form.tsx';

const above = css`margin-bottom: 24px;`;

export type FormDialogProps<T extends FieldValues, O> = {
	title: string;
	width?: DialogProps['width'];
	form: UseFormReturn<T, unknown, O>;
	action: string;
	danger?: boolean;
	/** Whether anything besides the form's fields was changed. */
	isChanged?: boolean;
	/** Why it cannot be submitted before anything is typed; the default is a text about the fields. */
	untouched?: string;
	/** Why the form cannot be submitted at all; shown in the dialog. */
	blocked?: ReactNode;
	onSubmit: (values: O) => Promise<unknown>;
	onClose: () => void;
	children: ReactNode;
};

const isBlank = (values: object): boolean =>
	Object.values(values).every((value: unknown) => typeof value !== 'string' || value === '');

/** A form in a dialog; submit is enabled once something changed. */
export const FormDialog = <T extends FieldValues, O>(props: FormDialogProps<T, O>) => {
	const {
		title,
		width,
		form,
		action,
		danger = false,
		isChanged = false,
		blocked,
		untouched,
		onSubmit,
		onClose,
		children,
	} = props;
	const { t } = useText();
	const formId = useId();
	const { isDirty, isSubmitting, defaultValues } = form.formState;
	const isBlocked = Boolean(blocked);
	const reason = untouched ?? (isBlank(defaultValues ?? {}) ? t('forms.nothingTyped') : t('forms.nothingChanged'));
	return (
		<EditDialog
			title={title}
			{...(width ? { width } : {})}
			isChanged={isDirty || isChanged}
			busy={isSubmitting}
			onClose={onClose}
			note={!isDirty && !isBlocked && <p id={`${formId}-reason`}>{reason}</p>}
			action={
				<Button
					type="submit"
					form={formId}
					kind={danger ? 'danger' : 'primary'}
					busy={isSubmitting}
					disabled={!isDirty || isBlocked}
					disabledReasonId={`${formId}-reason`}
				>
					{action}
				</Button>
			}
		>
			{isBlocked && (
				<div id={`${formId}-reason`} className={above}>
					{blocked}
				</div>
			)}
			<Form form={form} id={formId} onSubmit={onSubmit} saveKey={isDirty && !isBlocked ? 'saves' : 'ignored'}>
				{children}
			</Form>
		</EditDialog>
	);
};
