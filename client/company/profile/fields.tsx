import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { CorporateFields } from '#client/companies/corporate-fields.tsx';
import type { ProfileName } from '#client/companies/form-values.ts';
import { useNumberNotes } from '#client/companies/number-notes.ts';
import { FieldGrid } from '#client/ui/field-grid.tsx';
import { fieldOf } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { type CompanyFormReturn, useFieldErrors } from './field-errors.ts';
import { type CompanyFields, latestDate } from './form-values.ts';

type SectionProps<O> = { form: CompanyFormReturn<O> };

const useCompanyField = <O,>(form: CompanyFormReturn<O>) => {
	const { t } = useText();
	const errors = new Map(useFieldErrors(form).map(({ name, message }) => [name, message]));
	return (name: keyof CompanyFields) => ({
		...fieldOf(form, name, t(`labels.companies.${name}`)),
		error: errors.get(name),
	});
};

export const CompanySection = <O,>({ form }: SectionProps<O>) => {
	const { t } = useText();
	const field = useCompanyField(form);
	const notes = useNumberNotes((name) => form.watch(name), form.formState);
	return (
		<>
			<TextInput {...field('company_name')} need="required" autoComplete="organization" />
			<TextInput {...field('company_name_kana')} need="required" />
			<FieldGrid>
				<TextInput {...field('ceo_name')} need="required" />
				<TextInput {...field('ceo_name_kana')} need="required" />
			</FieldGrid>
			<TextInput {...field('position')} need="required" width="medium" />
			<TextInput {...field('company_address')} need="required" autoComplete="street-address" />
			<TextInput
				{...field('phone_number')}
				need="required"
				width="short"
				type="tel"
				help={t('company.profile.phoneHelp')}
				note={notes.phone_number}
				autoComplete="tel"
			/>
			<TextInput {...field('email')} need="required" width="medium" type="email" autoComplete="email" />
			<TextInput {...field('homepage_url')} type="url" help={t('company.profile.websiteHelp')} autoComplete="url" />
		</>
	);
};

/** All other fields of the corporation are required. */
const OPTIONAL: ReadonlySet<ProfileName> = new Set<ProfileName>(['funds', 'is_listed', 'employee_count']);

export const CorporateSection = <O,>({ form }: SectionProps<O>) => {
	const { t, locale } = useText();
	const field = useCompanyField(form);
	const latest = latestDate();
	const notes = useNumberNotes((name) => form.watch(name), form.formState);
	const named = (name: ProfileName) => ({
		...field(name),
		need: OPTIONAL.has(name) ? ('optional' as const) : ('required' as const),
	});
	return (
		<>
			<TextInput
				{...named('corporate_number')}
				note={notes.corporate_number}
				width="short"
				inputMode="numeric"
				autoComplete="off"
			/>
			<TextInput
				{...field('established_date')}
				type="date"
				max={latest}
				width="short"
				help={t('company.profile.establishedHelp', { date: formatDate(latest, locale) })}
			/>
			<CorporateFields field={named} Counts={FieldGrid} />
		</>
	);
};
