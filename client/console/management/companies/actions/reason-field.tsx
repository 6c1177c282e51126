import { useText } from '#client/base/locale.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { LIMITS } from '#shared/limits.ts';

type ReasonFieldProps = { label: string; help: string; value: string; onValue: (value: string) => void };

/** Whether a text is within the limit of reasons and messages to a company. */
export const isSendable = (text: string): boolean => text.trim().length <= LIMITS.reason;

/** An optional text about an action; the timeline shows it. */
export const ReasonField = ({ label, help, value, onValue }: ReasonFieldProps) => {
	const { t } = useText();
	return (
		<TextArea
			label={label}
			need="optional"
			help={help}
			value={value}
			maxLength={LIMITS.reason}
			error={isSendable(value) ? undefined : t('editing.tooLong', { max: LIMITS.reason })}
			onValue={onValue}
		/>
	);
};
