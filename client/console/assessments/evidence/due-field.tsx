import { useText } from '#client/base/locale.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { isCalendarDate } from '#shared/dates.ts';
import { isPastDue } from '#shared/evidence/due.ts';

export const isUnfitDue = (due: string, today: string): boolean =>
	due !== '' && (!isCalendarDate(due) || isPastDue(due, today));

type DueFieldProps = {
	due: string;
	today: string;
	onDue: (due: string) => void;
	/** Without the help, for little room. */
	isShort?: boolean;
};

/** The date by which the company should answer. */
export const DueField = ({ due, today, onDue, isShort = false }: DueFieldProps) => {
	const { t } = useText();
	return (
		<TextInput
			type="date"
			label={t('labels.assessment.due_on')}
			need="optional"
			width="medium"
			{...(isShort ? {} : { help: t('console.requests.dueHelp') })}
			min={today}
			value={due}
			error={isUnfitDue(due, today) ? t('console.requests.pastDue') : undefined}
			onChange={(event) => onDue(event.target.value)}
		/>
	);
};
