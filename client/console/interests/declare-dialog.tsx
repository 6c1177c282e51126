import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { fieldOf, useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { tokyoDate } from '#shared/dates.ts';
import { declareInterestBody } from '#shared/interests/schemas.ts';
import { ReasonField } from './reason-field.tsx';

/** Declares a conflict of interest with a company, which is named by a number or its whole name. */
export const DeclareDialog = ({ onClose }: { onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const form = useForm({
		schema: z.object(declareInterestBody),
		defaultValues: { company_key: '', since_on: '', reason: '' },
	});
	const reason = useWatch({ control: form.control, name: 'reason' });
	const declare = api.console.interests.declare.useMutation({
		meta: { hasForm: true },
		onSuccess: async () => {
			await utils.console.invalidate();
			onClose();
		},
	});
	return (
		<FormDialog
			title={t('console.interests.declareTitle')}
			form={form}
			action={t('console.interests.declare')}
			onSubmit={(values) => declare.mutateAsync(values)}
			onClose={onClose}
		>
			<Stack>
				<p>{t('console.interests.effects')}</p>
			</Stack>
			<TextInput
				{...fieldOf(form, 'company_key', t('labels.interests.company_key'))}
				need="required"
				help={t('console.interests.keyHelp')}
				autoComplete="off"
			/>
			<TextInput
				{...fieldOf(form, 'since_on', t('labels.interests.since_on'))}
				need="required"
				type="date"
				width="medium"
				max={tokyoDate(new Date())}
			/>
			<ReasonField
				field={fieldOf(form, 'reason', t('labels.assessment.reason'))}
				of="declare"
				value={reason}
				onValue={(text) => form.setValue('reason', text, { shouldDirty: true, shouldValidate: true })}
			/>
		</FormDialog>
	);
};
