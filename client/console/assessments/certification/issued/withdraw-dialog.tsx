import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { fieldOf, useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { withdrawBody } from '#shared/certificates/issued.ts';
import { Effects } from './effects.tsx';
import { ReasonField } from './reason-field.tsx';

type DialogProps = { id: number; company: string; onClose: () => void };

/** Withdraws the certificate of an assessment, after showing the consequences. */
export const WithdrawDialog = ({ id, company, onClose }: DialogProps) => {
	const { t } = useText();
	const utils = api.useUtils();
	const form = useForm({ schema: z.object(withdrawBody), defaultValues: { reason: '' } });
	const reason = useWatch({ control: form.control, name: 'reason' });
	const withdraw = api.console.certificates.withdraw.useMutation({
		meta: { hasForm: true },
		onSettled: () => utils.console.invalidate(),
	});
	return (
		<FormDialog
			title={t('console.certificates.withdrawTitle', { company })}
			form={form}
			action={t('console.certificates.withdraw')}
			danger
			onSubmit={async (body) => {
				await withdraw.mutateAsync({ id, ...body });
				onClose();
			}}
			onClose={onClose}
		>
			<Stack>
				<p>{t('console.certificates.withdrawEffects')}</p>
				<Effects
					texts={[
						t('console.certificates.withdrawEffect.visitors'),
						t('console.certificates.withdrawEffect.directory'),
						t('console.certificates.withdrawEffect.download'),
						t('console.certificates.withdrawEffect.tell'),
					]}
				/>
			</Stack>
			<ReasonField
				field={fieldOf(form, 'reason', t('labels.assessment.reason'))}
				value={reason}
				onValue={(text) => form.setValue('reason', text, { shouldDirty: true, shouldValidate: true })}
			/>
		</FormDialog>
	);
};
