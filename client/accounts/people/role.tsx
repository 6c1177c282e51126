import { css } from 'goober';
import type { Path, UseFormReturn } from 'react-hook-form';
import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { fieldOf } from '#client/ui/form.tsx';
import { Select } from '#client/ui/inputs.tsx';
import type { PeoplePort, Person } from './port.ts';

const badges = css`display: inline-flex; flex-wrap: wrap; gap: 4px; justify-content: inherit;`;

/** The role in a table, with a mark if the person has a second factor. */
export const PersonRole = ({ port, person }: { port: PeoplePort; person: Person }) => {
	const { t } = useText();
	return (
		<span className={badges}>
			<Badge tone={person.role === 0 ? 'blue' : 'grey'}>{port.words.role(person.role)}</Badge>
			{person.has_second_factor && <Badge tone="green">{t('accounts.secondFactor.title')}</Badge>}
		</span>
	);
};

type RoleFieldProps<T extends { role: 0 | 1 }, O> = {
	form: UseFormReturn<T, unknown, O>;
	roleName: PeoplePort['words']['role'];
};

export const RoleField = <T extends { role: 0 | 1 }, O>({ form, roleName }: RoleFieldProps<T, O>) => {
	const { t } = useText();
	const name = 'role' as Path<T>;
	return (
		<Select
			{...fieldOf(form, name, t('labels.accounts.role'))}
			{...form.register(name, { valueAsNumber: true })}
			need="required"
			width="short"
		>
			<option value={1}>{roleName(1)}</option>
			<option value={0}>{roleName(0)}</option>
		</Select>
	);
};
