import { useText } from '#client/app/locale.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { addDays, isCalendarDate } from '#shared/dates.ts';

/** What a company gets to find a document, unless the assessor says otherwise. */
const DUE_DAYS = 7;

export const usualDue = (today: string): string => addDays(today, DUE_DAYS);

export const isUnfitDue = (due: string, today: string): boolean => due !== '' && (!isCalendarDate(due) || due < today);

type DueFieldProps = { due: string; today: string; onDue: (due: string) => void };

/** Until when a company is asked to answer. */
export const DueField = ({ due, today, onDue }: DueFieldProps) => {
	const { t } = useText();
	return (
		<TextInput
			type="date"
			label={t('labels.assessment.due_on')}
			need="optional"
			width="medium"
			help={t('console.requests.dueHelp')}
			min={today}
			value={due}
			error={isUnfitDue(due, today) ? t('console.requests.pastDue') : undefined}
			onChange={(event) => onDue(event.target.value)}
		/>
	);
};
