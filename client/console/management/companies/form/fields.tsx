import { css } from 'goober';
import { type ReactNode, useMemo } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { usePasswordWay, WayChoice } from '#client/accounts/password-way.tsx';
import { useText } from '#client/base/locale.tsx';
import { CorporateFields } from '#client/companies/corporate-fields.tsx';
import { Combobox } from '#client/ui/combobox.tsx';
import { FieldGrid } from '#client/ui/field-grid.tsx';
import { fieldMessage, fieldOf } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { industries } from '#shared/companies/industries.ts';
import { type CompanyFields, type FieldName, REQUIRED } from './form-values.ts';

const counts = css`
	display: grid; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 24px; align-items: start;
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

export const CompanySection = <O,>({ form }: FormProps<O>) => {
	const { t } = useText();
	const field = useField({ form });
	return (
		<Panel>
			<Stack gap="large">
				<h2>{t('management.companyForm.company')}</h2>
				<TextInput {...field('company_name')} autoComplete="off" />
				<TextInput {...field('company_name_kana')} autoComplete="off" />
				<FieldGrid>
					<TextInput {...field('ceo_name')} autoComplete="off" />
					<TextInput {...field('ceo_name_kana')} autoComplete="off" />
				</FieldGrid>
				<TextInput {...field('position')} width="medium" autoComplete="off" />
				<TextInput {...field('company_address')} autoComplete="off" />
				<TextInput
					{...field('phone_number')}
					width="short"
					type="tel"
					help={t('management.companyForm.phoneHelp')}
					autoComplete="off"
				/>
				<TextInput
					{...field('homepage_url')}
					type="url"
					help={t('management.companyForm.websiteHelp')}
					autoComplete="off"
				/>
				<IndustryField form={form} />
				<TextInput {...field('established_date')} type="date" width="short" />
				<TextInput {...field('email')} type="email" width="medium" autoComplete="off" />
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
				<CorporateFields field={field} Counts={Counts} />
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
				<TextInput {...field('user_phone_number')} width="short" type="tel" autoComplete="off" />
				<TextInput {...field('user_email')} width="medium" type="email" autoComplete="off" />
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
