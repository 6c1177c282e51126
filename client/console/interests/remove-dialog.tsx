import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { fieldOf, useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { type InterestRow, removeInterestBody } from '#shared/interests/schemas.ts';
import { ReasonField } from './reason-field.tsx';

/** Removes a declared conflict of interest, with a reason. */
export const RemoveDialog = ({ row, onClose }: { row: InterestRow; onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const form = useForm({ schema: z.object(removeInterestBody), defaultValues: { reason: '' } });
	const reason = useWatch({ control: form.control, name: 'reason' });
	const remove = api.console.interests.remove.useMutation({
		meta: { hasForm: true },
		onSettled: () => utils.console.invalidate(),
	});
	return (
		<FormDialog
			title={t('console.interests.removeTitle', { name: row.user.name, company: row.company.name })}
			form={form}
			action={t('console.interests.remove')}
			danger
			onSubmit={async (body) => {
				await remove.mutateAsync({ id: row.id, ...body });
				onClose();
			}}
			onClose={onClose}
		>
			<p>{t('console.interests.removeText')}</p>
			<ReasonField
				field={fieldOf(form, 'reason', t('labels.assessment.reason'))}
				of="remove"
				value={reason}
				onValue={(text) => form.setValue('reason', text, { shouldDirty: true, shouldValidate: true })}
			/>
		</FormDialog>
	);
};
