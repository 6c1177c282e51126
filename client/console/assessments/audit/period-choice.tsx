import { useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { PeriodFilter } from '#client/console/period-filter.tsx';
import { FilterSelect } from '#client/ui/list-tools.tsx';
import { isPreset, PRESETS, presetOf, rangeOf } from './presets.ts';

type Period = { date_from: string; date_to: string };

type PeriodChoiceProps = { from: string; to: string; today: string; onChange: (next: Partial<Period>) => void };

/** Today, the last 7 or 30 days, or any two days, whose fields show only then. */
export const PeriodChoice = ({ from, to, today, onChange }: PeriodChoiceProps) => {
	const { t } = useText();
	const preset = presetOf({ from, to }, today);
	const [isOpen, setOpen] = useState(false);
	const shown = isOpen ? 'days' : preset;
	const choose = (value: string): void => {
		setOpen(value === 'days');
		if (isPreset(value)) onChange(rangeOf(value, today));
	};
	return (
		<>
			<FilterSelect
				label={t('console.audit.period')}
				value={shown}
				options={[...PRESETS, 'days' as const].map((value) => ({ value, label: t(`console.audit.periods.${value}`) }))}
				onChange={choose}
			/>
			{shown === 'days' && <PeriodFilter from={from} to={to} onChange={onChange} />}
		</>
	);
};
