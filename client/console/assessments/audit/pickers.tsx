import { keepPreviousData } from '@tanstack/react-query';
import { api, type Outputs } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { idIn } from '#client/console/filters.ts';
import { SearchPicker, useTyped } from '#client/console/search-picker.tsx';

type PickerProps = { value: string; onChoose: (id: string) => void };

type Person = Outputs['console']['auditEvents']['people']['data'][number];

const personOption = ({ id, name, email, company_name: company }: Person) => ({
	value: String(id),
	label: [name, company, email].filter(Boolean).join(' / '),
});

const SHOWN = { staleTime: 60_000, placeholderData: keepPreviousData };

/** Filters by actor. */
export const PersonPicker = ({ value, onChoose }: PickerProps) => {
	const { t } = useText();
	const [typed, type] = useTyped();
	const id = idIn(value);
	const people = api.console.auditEvents.people;
	const found = people.useQuery(typed ? { q: typed } : {}, SHOWN);
	const chosen = people.useQuery(id === undefined ? {} : { actor_id: id }, { ...SHOWN, enabled: id !== undefined });
	const person = id === undefined ? undefined : chosen.data?.data.find((one) => one.id === id);
	return (
		<SearchPicker
			name="actor_id"
			label={t('labels.audit.actor_id')}
			found={(found.data?.data ?? []).map(personOption)}
			chosen={person ? personOption(person) : null}
			onType={type}
			onChoose={onChoose}
		/>
	);
};

const COMPANIES = 20;

/** Filters by the company that an event concerns. */
export const CompanyPicker = ({ value, onChoose }: PickerProps) => {
	const { t } = useText();
	const [typed, type] = useTyped();
	const id = idIn(value);
	const { list, get } = api.console.companies;
	const found = list.useQuery({ page: 1, per_page: COMPANIES, ...(typed ? { q: typed } : {}) }, SHOWN);
	const chosen = get.useQuery({ id: id ?? 0 }, { staleTime: 60_000, enabled: id !== undefined });
	const company = id === undefined ? undefined : chosen.data?.data;
	return (
		<SearchPicker
			name="company_id"
			label={t('labels.accounts.company_id')}
			found={(found.data?.data ?? []).map(({ id: one, company_name: label }) => ({ value: String(one), label }))}
			chosen={company ? { value: String(company.id), label: company.company_name } : null}
			onType={type}
			onChoose={onChoose}
		/>
	);
};
