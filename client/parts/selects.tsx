import { css } from 'goober';
import { useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Combobox } from '#client/ui/combobox.tsx';
import { ComboboxList } from '#client/ui/combobox-list.tsx';
import type { ComboboxGroup } from '#client/ui/combobox-options.ts';
import { FieldGrid } from '#client/ui/field-grid.tsx';
import { Select } from '#client/ui/inputs.tsx';
import { Focused } from './focused.tsx';
import { framed, type Part, state } from './part.ts';
import { nothing, useLongText } from './samples.ts';

const anchor = css`position: relative;`;

const useGroups = (): ComboboxGroup[] => {
	const { t } = useText();
	const long = useLongText();
	return [
		{
			label: t('common.language'),
			options: [
				{ value: 'ja', label: t('common.japanese') },
				{ value: 'en', label: t('common.english') },
			],
		},
		{ label: t('labels.companies.industry_code'), options: [{ value: 'long', label: long }] },
	];
};

const Options = () =>
	useGroups()
		.flatMap(({ options }) => options)
		.map(({ value, label }) => (
			<option key={value} value={value}>
				{label}
			</option>
		));

const Selects = () => {
	const { t } = useText();
	const label = t('common.language');
	return (
		<FieldGrid>
			<Select label={label}>
				<Options />
			</Select>
			<Select label={label} disabled>
				<Options />
			</Select>
			<Select label={label} need="required" error={t('forms.validation.choice', { field: label })}>
				<Options />
			</Select>
			<Select label={label} defaultValue="long">
				<Options />
			</Select>
		</FieldGrid>
	);
};

const Focus = () => {
	const { t } = useText();
	return (
		<Focused selector="select">
			<Select label={t('common.language')}>
				<Options />
			</Select>
		</Focused>
	);
};

const Comboboxes = () => {
	const { t } = useText();
	const [value, setValue] = useState('ja');
	const groups = useGroups();
	const field = t('common.language');
	return (
		<FieldGrid>
			<Combobox name="chosen" label={field} groups={groups} value={value} onChoose={setValue} />
			<Combobox
				name="invalid"
				label={field}
				need="required"
				groups={groups}
				value=""
				onChoose={setValue}
				error={t('forms.validation.choice', { field })}
			/>
		</FieldGrid>
	);
};

const OpenList = () => {
	const groups = useGroups();
	return (
		<div className={anchor}>
			<ComboboxList id="list" groups={groups} value="ja" active="en" isOpen onTake={nothing} />
		</div>
	);
};

export const selects: Part = {
	id: 'selects',
	states: [
		state('select: chosen, disabled, error, long text', Selects),
		state('select, focus', Focus),
		state('combobox: chosen, error', Comboboxes),
		framed('combobox, open', 272, OpenList),
	],
};
