import '#client/companies/texts.ts';
import { useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { FieldGrid } from '#client/ui/field-grid.tsx';
import { NumberInput, TextArea, TextInput } from '#client/ui/inputs.tsx';
import { Focused } from './focused.tsx';
import { type Part, state } from './part.ts';
import { nothing, useLongText } from './samples.ts';

const Needs = () => {
	const { t } = useText();
	const label = t('labels.companies.company_name');
	return (
		<FieldGrid>
			<TextInput label={label} need="required" name="required" />
			<TextInput label={label} need="optional" name="optional" />
			<TextInput label={label} need="unmarked" name="unmarked" />
			<TextInput label={label} help={t('forms.nothingTyped')} note={t('forms.nothingChanged')} name="help" />
		</FieldGrid>
	);
};

const Invalid = () => {
	const { t } = useText();
	const field = t('labels.companies.email');
	return (
		<FieldGrid>
			<TextInput label={field} need="required" error={t('forms.validation.required', { field })} />
			<TextInput label={field} type="email" defaultValue="name@" error={t('forms.validation.email', { field })} />
		</FieldGrid>
	);
};

const Fixed = () => {
	const { t } = useText();
	const label = t('labels.companies.company_address');
	return (
		<FieldGrid>
			<TextInput label={label} defaultValue={label} readOnly />
			<TextInput label={label} defaultValue={label} disabled />
		</FieldGrid>
	);
};

const Focus = () => {
	const { t } = useText();
	return (
		<Focused selector="input">
			<TextInput label={t('labels.companies.email')} type="email" defaultValue="name@example.com" />
		</Focused>
	);
};

const LongText = () => {
	const text = useLongText();
	return <TextInput label={text} help={text} error={text} defaultValue={text} />;
};

const Passwords = () => {
	const { t } = useText();
	const label = t('labels.accounts.password');
	return (
		<FieldGrid>
			<TextInput type="password" label={label} need="unmarked" autoComplete="off" defaultValue="demo-password" />
			<TextInput
				type="password"
				label={label}
				autoComplete="off"
				error={t('forms.validation.minText', { field: label, size: 12 })}
			/>
		</FieldGrid>
	);
};

const Numbers = () => {
	const { t } = useText();
	const field = t('labels.companies.employee_count');
	return (
		<FieldGrid>
			<NumberInput label={field} unit={t('companies.units.people')} defaultValue="1,200" grouped />
			<NumberInput label={field} width="tiny" defaultValue="x" error={t('forms.validation.integer', { field })} />
		</FieldGrid>
	);
};

const Area = ({ start, look = 'form' }: { start: string; look?: 'form' | 'dense' }) => {
	const { t } = useText();
	const [value, setValue] = useState(start);
	return (
		<TextArea
			label={t('labels.companies.employee_countries')}
			value={value}
			onValue={setValue}
			maxLength={500}
			look={look}
		/>
	);
};

const Areas = () => {
	const { t } = useText();
	const field = t('labels.companies.employee_countries');
	const text = useLongText();
	const error = t('forms.validation.maxText', { field, size: 50 });
	return (
		<FieldGrid>
			<Area start="" />
			<Area start={text} />
			<Area start={text} look="dense" />
			<TextArea label={field} value={text} onValue={nothing} maxLength={50} error={error} />
			<TextArea label={field} value={text} onValue={nothing} readOnly counted={false} />
		</FieldGrid>
	);
};

export const fields: Part = {
	id: 'fields',
	states: [
		state('required, optional, with help', Needs),
		state('error', Invalid),
		state('read-only and disabled', Fixed),
		state('focus', Focus),
		state('long text', LongText),
		state('passwords', Passwords),
		state('numbers', Numbers),
		state('text areas', Areas),
	],
};
