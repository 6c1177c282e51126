import type { UseFormReturn } from 'react-hook-form';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { fieldMessage } from '#client/ui/form.tsx';
import { type CompanyFields, latestDate } from './form-values.ts';

export type CompanyFormReturn<O> = UseFormReturn<CompanyFields, unknown, O>;

/** The form's errors with the labels of their fields, in screen order. */
export const useFieldErrors = <O>(form: CompanyFormReturn<O>) => {
	const { t, locale } = useText();
	const { errors } = form.formState;
	return (Object.keys(form.getValues()) as (keyof CompanyFields)[]).flatMap((name) => {
		const label = t(`labels.companies.${name}`);
		const message = fieldMessage(errors[name]?.message, label);
		if (!message) return [];
		const isLate = errors[name]?.message === 'company.profile.establishedTooLate';
		return [
			{
				name,
				label,
				message: isLate ? t('company.profile.establishedTooLate', { date: formatDate(latestDate(), locale) }) : message,
			},
		];
	});
};
