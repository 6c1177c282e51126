import { css } from 'goober';
import { type ReactNode, useMemo } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { usePasswordWay, WayChoice } from '#client/accounts/password-way.tsx';
import { useText } from '#client/base/locale.tsx';
import { CorporateFields } from '#client/companies/corporate-fields.tsx';
import { useNumberNotes } from '#client/companies/number-notes.ts';
import { Combobox } from '#client/ui/combobox.tsx';
import { FieldGrid } from '#client/ui/field-grid.tsx';
import { fieldMessage, fieldOf } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Facts, Panel, Stack } from '#client/ui/layout.tsx';
import { industries } from '#shared/companies/industries.ts';
import { type CompanyFields, type FieldName, REQUIRED } from './form-values.ts';

const counts = css`
	display: grid; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); gap: 24px; align-items: start;
`;

const Counts = ({ children }: { children: ReactNode }) => <div className={counts}>{children}</div>;

export type FormProps<O> = { form: UseFormReturn<CompanyFields, unknown, O> };

const useField = <O,>({ form }: FormProps<O>) => {
	const { t } = useText();
	return (name: FieldName) => ({
		...fieldOf(form, name, t(`labels.companies.${name}`)),
		need: REQUIRED.has(name) ? ('required' as const) : ('optional' as const),
	});
};

const IndustryField = <O,>({ form }: FormProps<O>) => {
	const { t, locale } = useText();
	const { field, fieldState } = useController({ control: form.control, name: 'industry_code' });
	const label = t('labels.companies.industry_code');
	const groups = useMemo(
		() =>
			industries.map(({ letter, name, mediums }) => ({
				label: `${letter} ${name[locale]}`,
				options: mediums.map((medium) => ({
					value: `${letter}${medium.code}`,
					label: `${letter}${medium.code} ${medium.name[locale]}`,
				})),
			})),
		[locale],
	);
	return (
		<Combobox
			name={field.name}
			label={label}
			need="optional"
			help={t('management.companyForm.industryHelp')}
			error={fieldMessage(fieldState.error?.message, label)}
			groups={groups}
			value={field.value}
			onChoose={field.onChange}
			onBlur={field.onBlur}
		/>
	);
};

/** The number that the product gave the company, beside the one of the state; a new company gets it when it is saved. */
const RegistrationNumber = ({ number }: { number: string | undefined }) => {
	const { t } = useText();
	return (
		<Facts entries={[[t('labels.companies.registration_number'), number ?? t('management.companyForm.numberLater')]]} />
	);
};

type CompanySectionProps<O> = FormProps<O> & {
	/** Of a stored company. */
	registrationNumber?: string;
};

export const CompanySection = <O,>({ form, registrationNumber }: CompanySectionProps<O>) => {
	const { t } = useText();
	const field = useField({ form });
	const notes = useNumberNotes((name) => form.watch(name), form.formState);
	return (
		<Panel>
			<Stack gap="large">
				<h2>{t('management.companyForm.company')}</h2>
				<FieldGrid>
					<TextInput {...field('company_name')} autoComplete="off" />
					<TextInput {...field('company_name_kana')} autoComplete="off" />
				</FieldGrid>
				<FieldGrid>
					<TextInput
						{...field('corporate_number')}
						note={notes.corporate_number}
						width="short"
						inputMode="numeric"
						autoComplete="off"
					/>
					<RegistrationNumber number={registrationNumber} />
				</FieldGrid>
				<IndustryField form={form} />
				<FieldGrid>
					<TextInput {...field('ceo_name')} autoComplete="off" />
					<TextInput {...field('ceo_name_kana')} autoComplete="off" />
				</FieldGrid>
				<FieldGrid>
					<TextInput {...field('position')} autoComplete="off" />
					<TextInput {...field('established_date')} type="date" width="short" />
				</FieldGrid>
				<TextInput {...field('company_address')} autoComplete="off" />
				<FieldGrid>
					<TextInput
						{...field('phone_number')}
						width="short"
						type="tel"
						help={t('management.companyForm.phoneHelp')}
						note={notes.phone_number}
						autoComplete="off"
					/>
					<TextInput {...field('email')} type="email" autoComplete="off" />
				</FieldGrid>
				<TextInput
					{...field('homepage_url')}
					type="url"
					help={t('management.companyForm.websiteHelp')}
					autoComplete="off"
				/>
			</Stack>
		</Panel>
	);
};

export const CorporateSection = <O,>({ form }: FormProps<O>) => {
	const { t } = useText();
	const field = useField({ form });
	return (
		<Panel>
			<Stack gap="large">
				<h2>{t('management.companyForm.corporate')}</h2>
				<CorporateFields field={field} Counts={Counts} Pair={FieldGrid} />
			</Stack>
		</Panel>
	);
};

export const AdminSection = <O,>({ form }: FormProps<O>) => {
	const { t } = useText();
	const field = useField({ form });
	const way = usePasswordWay(form);
	return (
		<Panel>
			<Stack gap="large">
				<h2>{t('management.companyForm.admin')}</h2>
				<p>{t('management.companyForm.adminHelp')}</p>
				<FieldGrid>
					<TextInput {...field('user_name')} autoComplete="off" />
					<TextInput {...field('user_name_kana')} autoComplete="off" />
				</FieldGrid>
				<FieldGrid>
					<TextInput {...field('user_department')} autoComplete="off" />
					<TextInput {...field('user_position')} autoComplete="off" />
				</FieldGrid>
				<FieldGrid>
					<TextInput {...field('user_email')} type="email" autoComplete="off" />
					<TextInput {...field('user_phone_number')} width="short" type="tel" autoComplete="off" />
				</FieldGrid>
				<WayChoice form={form} />
				{way === 'link' ? (
					<p>{t('accounts.linkHelp')}</p>
				) : (
					<TextInput
						{...field('user_password')}
						width="medium"
						type="password"
						help={t('accounts.passwordHelp')}
						autoComplete="new-password"
					/>
				)}
			</Stack>
		</Panel>
	);
};
