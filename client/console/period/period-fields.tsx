import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { useText } from '#client/base/locale.tsx';
import { fieldOf } from '#client/ui/form.tsx';
import { formSchema } from '#client/ui/form-schema.ts';
import { TextInput } from '#client/ui/inputs.tsx';
import { optionalDate } from '#shared/fields.ts';

export type Dates = { start_date: string; end_date: string };

/** The period of an assessment. */
export const periodSchema = formSchema<Dates>()(
	z
		.object({ start_date: optionalDate(), end_date: optionalDate() })
		.refine(({ start_date, end_date }) => !start_date || !end_date || start_date <= end_date, {
			path: ['start_date'],
			message: 'console.period.startAfterEnd',
		}),
);

type PeriodFieldsProps<O> = {
	form: UseFormReturn<Dates, unknown, O>;
	/** Says what an empty end date means. */
	help: string;
};

/** Start and end date of a period. */
export const PeriodFields = <O,>({ form, help }: PeriodFieldsProps<O>) => {
	const { t } = useText();
	return (
		<>
			<TextInput {...fieldOf(form, 'start_date', t('labels.assessment.start_date'))} type="date" width="short" />
			<TextInput
				{...fieldOf(form, 'end_date', t('labels.assessment.end_date'))}
				help={help}
				type="date"
				width="short"
			/>
		</>
	);
};
