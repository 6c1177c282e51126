import './texts.ts';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { useText } from '#client/base/locale.tsx';
import type { fieldOf } from '#client/ui/form.tsx';
import { NumberInput, Select, TextInput } from '#client/ui/inputs.tsx';
import { COMPANY_HEAD_COUNTS } from '#shared/companies/form-fields.ts';
import type { ProfileName } from './form-values.ts';

type CorporateFieldsProps = {
	field: (
		name: ProfileName,
	) => Omit<ReturnType<typeof fieldOf>, 'name'> & { name: string; need: 'required' | 'optional' };
	Counts: ComponentType<{ children: ReactNode }>;
	/** The layout of two short fields; by default one below the other. */
	Pair?: ComponentType<{ children: ReactNode }>;
};

/** Second half of both company forms: the corporation's funds, listing and people. */
export const CorporateFields = ({ field, Counts, Pair = Fragment }: CorporateFieldsProps) => {
	const { t } = useText();
	const people = t('companies.units.people');
	return (
		<>
			<Pair>
				<NumberInput {...field('funds')} grouped unit={t('companies.units.yen')} />
				<Select {...field('is_listed')} width="short">
					<option value="">{t('companies.unspecified')}</option>
					<option value="true">{t('companies.onMarket')}</option>
					<option value="false">{t('companies.unlisted')}</option>
				</Select>
			</Pair>
			<Pair>
				<TextInput {...field('market_name')} width="medium" help={t('companies.marketHelp')} autoComplete="off" />
				<NumberInput {...field('employee_count')} grouped width="tiny" unit={people} />
			</Pair>
			<Counts>
				{COMPANY_HEAD_COUNTS.map((name) => (
					<NumberInput key={name} {...field(name)} grouped width="tiny" unit={people} />
				))}
			</Counts>
			<TextInput {...field('employee_countries')} help={t('companies.countriesHelp')} autoComplete="off" />
		</>
	);
};
