import { useText } from '#client/app/locale.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { LIMITS } from '#shared/limits.ts';

type ReasonFieldProps = { reason: string; isTooLong: boolean; onReason: (reason: string) => void };

/** Why one decides though critical questions failed. */
export const ReasonField = ({ reason, isTooLong, onReason }: ReasonFieldProps) => {
	const { t } = useText();
	return (
		<TextArea
			label={t('labels.assessment.reason')}
			need="required"
			help={t('console.critical.reasonHelp')}
			value={reason}
			maxLength={LIMITS.reason}
			error={isTooLong ? t('editing.tooLong', { max: LIMITS.reason }) : undefined}
			onValue={onReason}
		/>
	);
};
