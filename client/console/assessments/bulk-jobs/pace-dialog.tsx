import { z } from 'zod';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { fieldOf, useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { formSchema } from '#client/ui/form-schema.ts';
import { NumberInput } from '#client/ui/inputs.tsx';
import { count } from '#shared/fields.ts';

const schema = formSchema<{ per_day: string }>()(z.object({ per_day: count() }));

type PaceDialogProps = { id: number; perDay: number; onClose: () => void };

/** Changes how many companies a day are started. */
export const PaceDialog = ({ id, perDay, onClose }: PaceDialogProps) => {
	const { t } = useText();
	const utils = api.useUtils();
	const form = useForm({ schema, defaultValues: { per_day: String(perDay) } });
	const change = api.console.bulkJobs.pace.useMutation({
		meta: { hasForm: true },
		onSettled: () => utils.console.bulkJobs.invalidate(),
	});
	return (
		<FormDialog
			title={t('console.bulkJobs.pace.title')}
			form={form}
			action={t('console.bulkJobs.pace.save')}
			onSubmit={async (values) => {
				await change.mutateAsync({ id, ...values });
				onClose();
			}}
			onClose={onClose}
		>
			<NumberInput
				{...fieldOf(form, 'per_day', t('labels.bulk.per_day'))}
				need="required"
				help={t('console.bulkJobs.pace.help')}
			/>
		</FormDialog>
	);
};
