import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { PeriodFields, periodSchema } from '#client/console/period/period-fields.tsx';
import { useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { TargetNames } from './target-names.tsx';
import type { BulkDialogProps } from './targets.ts';

/** Sets the period of the ticked assessments. An empty field leaves their values unchanged. */
export const PeriodRows = ({ targets, onDone, onClose }: BulkDialogProps) => {
	const { t } = useText();
	const utils = api.useUtils();
	const form = useForm({ schema: periodSchema, defaultValues: { start_date: '', end_date: '' } });
	const update = api.console.bulk.period.useMutation({
		meta: { hasForm: true, silent: true },
		onSettled: () => utils.console.invalidate(),
	});
	const count = targets.length;
	return (
		<FormDialog
			title={t('console.bulk.period.title', { count })}
			form={form}
			action={t('console.bulk.period.save')}
			onSubmit={async ({ start_date: start, end_date: end }) => {
				const dates = { ...(start ? { start_date: start } : {}), ...(end ? { end_date: end } : {}) };
				const { data } = await update.mutateAsync({ ids: targets.map(({ id }) => id), ...dates });
				onDone(data, ({ id }) => id);
			}}
			onClose={onClose}
		>
			<p>{t('console.bulk.period.will', { count })}</p>
			<PeriodFields form={form} help={t('console.bulk.period.keeps')} />
			<TargetNames targets={targets} />
		</FormDialog>
	);
};
