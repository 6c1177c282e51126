import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { PeriodFields, periodSchema } from '#client/console/period/period-fields.tsx';
import { useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import type { ActionProps } from './assessed-company.ts';

/** Sets the period of the assessment. Without an end date there is no deadline. */
export const PeriodDialog = ({ company, onClose }: ActionProps) => {
	const { t } = useText();
	const utils = api.useUtils();
	const form = useForm({
		schema: periodSchema,
		defaultValues: { start_date: company.start_date ?? '', end_date: company.end_date ?? '' },
	});
	const update = api.console.progresses.updatePeriod.useMutation({
		meta: { hasForm: true },
		onSuccess: async () => {
			await utils.console.invalidate();
			onClose();
		},
	});
	return (
		<FormDialog
			title={t('management.companies.period.title', { company: company.company_name })}
			form={form}
			action={t('management.companies.period.action')}
			onSubmit={(dates) => update.mutateAsync({ id: company.id, ...dates })}
			onClose={onClose}
		>
			<PeriodFields form={form} help={t('console.period.endHelp')} />
		</FormDialog>
	);
};
