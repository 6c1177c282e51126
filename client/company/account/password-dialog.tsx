import { useId } from 'react';
import { z } from 'zod';
import { changePasswordBody } from '../../../shared/accounts/schemas.ts';
import { api } from '../../api/client.ts';
import { useText } from '../../app/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, fieldOf, useForm } from '../../ui/form.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Stack } from '../../ui/layout.tsx';
import { hasUnsavedChanges } from '../../ui/unsaved.tsx';
import { useSignedOut } from '../shell/use-sign-out.ts';
import { SaveFirst } from './save-first.tsx';

const schema = z.object(changePasswordBody);

/** One's own password. The server ends every sign-in of a person who changed theirs. */
export const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
	const { t } = useText();
	const formId = useId();
	const onSuccess = useSignedOut();
	const change = api.app.session.changePassword.useMutation({ meta: { hasForm: true }, onSuccess });
	const form = useForm({ schema, defaultValues: { old_password: '', new_password: '' } });
	const { isDirty, isSubmitting } = form.formState;
	const mustSaveFirst = hasUnsavedChanges();
	return (
		<Dialog
			title={t('company.account.passwordTitle')}
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
						{t('company.account.savePassword')}
					</Button>
				</>
			}
		>
			<Stack gap="large">
				{mustSaveFirst ? <SaveFirst /> : <p id={`${formId}-help`}>{t('company.account.passwordHelp')}</p>}
				<Form form={form} id={formId} onSubmit={(values) => change.mutateAsync(values)}>
					<TextInput
						{...fieldOf(form, 'old_password', t('company.account.oldPassword'))}
						need="required"
						type="password"
						autoComplete="current-password"
					/>
					<TextInput
						{...fieldOf(form, 'new_password', t('company.account.newPassword'))}
						need="required"
						help={t('company.account.newPasswordHelp')}
						type="password"
						autoComplete="new-password"
					/>
				</Form>
			</Stack>
		</Dialog>
	);
};
