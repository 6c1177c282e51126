import '#client/ui/table-texts.ts';
import { useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Checkbox, RadioCards, TickBox } from '#client/ui/choices.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { Focused } from './focused.tsx';
import { type Part, state } from './part.ts';
import { nothing, useLongText } from './samples.ts';

type CardsProps = { name: string; start: string | null; disabled?: boolean; error?: string };

const Cards = ({ name, start, disabled = false, error }: CardsProps) => {
	const { t } = useText();
	const [value, setValue] = useState(start);
	const long = useLongText();
	return (
		<RadioCards
			name={name}
			label={t('common.language')}
			value={value}
			onChoose={setValue}
			disabled={disabled}
			error={error}
			choices={[
				{ value: 'ja', label: t('common.japanese') },
				{ value: 'en', label: t('common.english') },
				{ value: 'long', label: long },
			]}
		/>
	);
};

const CardsInRow = () => {
	const { t } = useText();
	const [value, setValue] = useState<string | null>('ja');
	return (
		<RadioCards
			name="row"
			label={t('common.language')}
			value={value}
			onChoose={setValue}
			isRow
			choices={[
				{ value: 'ja', label: t('common.japanese') },
				{ value: 'en', label: t('common.english') },
				{ value: 'none', label: t('common.optional') },
			]}
		/>
	);
};

const InvalidCards = () => {
	const { t } = useText();
	return <Cards name="invalid" start={null} error={t('forms.validation.choice', { field: t('common.language') })} />;
};

const Checkboxes = () => {
	const { t } = useText();
	const label = t('labels.companies.is_listed');
	const long = useLongText();
	return (
		<Stack gap="small">
			<Checkbox label={label} />
			<Checkbox label={label} defaultChecked />
			<Checkbox label={label} disabled />
			<Checkbox label={label} error={t('forms.validation.choice', { field: label })} />
			<Checkbox label={long} />
		</Stack>
	);
};

const TickBoxes = () => {
	const { t } = useText();
	const label = t('tables.tickAll');
	return (
		<Row>
			<TickBox label={label} checked={false} onTick={nothing} />
			<TickBox label={label} checked onTick={nothing} />
			<TickBox label={label} checked={false} isPartly onTick={nothing} />
		</Row>
	);
};

export const choices: Part = {
	id: 'choices',
	states: [
		state('cards', () => <Cards name="cards" start="ja" />),
		state('cards in one row', CardsInRow),
		state('cards, error', InvalidCards),
		state('cards, disabled', () => <Cards name="disabled" start="en" disabled />),
		state('cards, focus', () => (
			<Focused selector="label:first-child input">
				<Cards name="focus" start="ja" />
			</Focused>
		)),
		state('checkboxes: off, on, disabled, error, long text', Checkboxes),
		state('checkboxes, focus', () => (
			<Focused selector="input">
				<TickBoxes />
			</Focused>
		)),
		state('tick boxes: off, on, partly', TickBoxes),
	],
};
