import { z } from 'zod';
import { api } from '#client/api/client.ts';
import { useText } from '#client/app/locale.tsx';
import { fieldOf, useForm } from '#client/ui/form.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { formSchema } from '#client/ui/form-schema.ts';
import { TextInput } from '#client/ui/inputs.tsx';
import { optionalDate } from '#shared/fields.ts';
import type { ActionProps } from './assessed-company.ts';

type Dates = { start_date: string; end_date: string };

const schema = formSchema<Dates>()(
	z
		.object({ start_date: optionalDate(), end_date: optionalDate() })
		.refine(({ start_date, end_date }) => !start_date || !end_date || start_date <= end_date, {
			path: ['start_date'],
			message: 'management.companies.period.startAfterEnd',
		}),
);

/** Sets the period of the assessment. Without an end date there is no deadline. */
export const PeriodDialog = ({ company, onClose }: ActionProps) => {
	const { t } = useText();
	const utils = api.useUtils();
	const form = useForm({
		schema,
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
			<TextInput {...fieldOf(form, 'start_date', t('labels.assessment.start_date'))} type="date" width="short" />
			<TextInput
				{...fieldOf(form, 'end_date', t('labels.assessment.end_date'))}
				help={t('management.companies.period.endHelp')}
				type="date"
				width="short"
			/>
		</FormDialog>
	);
};
