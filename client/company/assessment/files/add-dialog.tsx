import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { api } from '#client/api/client.ts';
import { ApiFailure, failureOf } from '#client/api/failure.ts';
import { upload as send } from '#client/api/uploads.ts';
import { useText } from '#client/app/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Form, fieldMessage, fieldOf, useForm } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { notify } from '#client/ui/toast.tsx';
import { type DocumentForm, documentForm } from './document-form.ts';
import { FileField } from './file-field.tsx';

/** Maps rejections of the file, such as its size, to an error of the field `document`. */
const onDocumentField = (error: unknown, fallback: string): unknown => {
	const failure = failureOf(error);
	if (![409, 413, 415, 422].includes(failure.status ?? 0) || failure.errors.name) return failure;
	const message = failure.errors.document?.[0] ?? (failure.message || fallback);
	return new ApiFailure(422, failure.message, { document: [message] });
};

/** Uploads a document with a name. */
export const AddDocumentDialog = ({ onClose }: { onClose: () => void }) => {
	const { t } = useText();
	const formId = useId();
	const utils = api.useUtils();
	const form = useForm({ schema: documentForm, defaultValues: { name: '', document: null } });
	const upload = useMutation({
		mutationFn: (form: DocumentForm) => send('/app/documents', form),
		meta: { hasForm: true },
		onMutate: () => notify.loading(t('company.files.uploading')),
		onError: () => notify.dismiss(),
		onSuccess: async () => {
			await utils.app.assessment.overview.invalidate();
			onClose();
		},
	});
	const file = useController({ control: form.control, name: 'document' });
	const { isSubmitting } = form.formState;
	const close = (): void => {
		if (!isSubmitting) onClose();
	};
	return (
		<Dialog
			title={t('company.files.addTitle')}
			onClose={close}
			actions={
				<>
					<Button disabled={isSubmitting} onClick={close}>
						{t('common.cancel')}
					</Button>
					<Button type="submit" form={formId} kind="primary" busy={isSubmitting}>
						{t('company.files.add')}
					</Button>
				</>
			}
		>
			<Form
				form={form}
				id={formId}
				onSubmit={async (values) => {
					try {
						await upload.mutateAsync(values);
					} catch (error) {
						throw onDocumentField(error, t('company.files.invalid'));
					}
				}}
			>
				<TextInput
					{...fieldOf(form, 'name', t('labels.files.name'))}
					need="required"
					help={t('company.files.nameHelp')}
					autoComplete="off"
				/>
				<FileField
					label={t('company.files.file')}
					help={t('company.files.fileHelp')}
					error={fieldMessage(file.fieldState.error?.message, t('company.files.file'))}
					file={file.field.value instanceof File ? file.field.value : null}
					inputRef={file.field.ref}
					onFile={(chosen) => {
						file.field.onChange(chosen);
						void form.trigger('document');
					}}
				/>
			</Form>
		</Dialog>
	);
};
