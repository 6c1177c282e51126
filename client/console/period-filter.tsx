import { css } from 'goober';
import { useId } from 'react';
import { useText } from '#client/base/locale.tsx';
import { caption } from '#client/ui/list-tools.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { isCalendarDate } from '#shared/dates.ts';

const fields = css`display: flex; align-items: flex-end; gap: 8px; ${phone} { width: 100%; & > div { flex: 1; min-width: 0; } }`;
const input = css`
	display: block; width: 168px; min-height: 40px; padding: 6px 12px; border: 1px solid ${color.grey600}; border-radius: 8px; background-color: ${color.white}; font-size: 16px;
	&:hover { border-color: ${color.black}; }
	${phone} { width: 100%; }
`;

/** A date from the URL; '' if it is invalid. */
export const dateIn = (text: string): string => (isCalendarDate(text) ? text : '');

type DayProps = { label: string; value: string; onChange: (date: string) => void };

const Day = ({ label, value, onChange }: DayProps) => {
	const id = useId();
	return (
		<div>
			<label htmlFor={id} className={caption}>
				{label}
			</label>
			<input
				id={id}
				type="date"
				className={input}
				defaultValue={value}
				key={value}
				onBlur={(event) => event.target.value !== value && onChange(dateIn(event.target.value))}
				onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
			/>
		</div>
	);
};

type PeriodFilterProps = {
	from: string;
	to: string;
	/** What the days are of; by default of a period. */
	labels?: { from: string; to: string };
	onChange: (next: { date_from?: string; date_to?: string }) => void;
};

/** First and last day of a period. Applied on blur: a date that is still being typed is a different one. */
export const PeriodFilter = ({ from, to, labels, onChange }: PeriodFilterProps) => {
	const { t } = useText();
	return (
		<div className={fields}>
			<Day
				label={labels?.from ?? t('labels.common.date_from')}
				value={from}
				onChange={(date) => onChange({ date_from: date })}
			/>
			<Day
				label={labels?.to ?? t('labels.common.date_to')}
				value={to}
				onChange={(date) => onChange({ date_to: date })}
			/>
		</div>
	);
};
