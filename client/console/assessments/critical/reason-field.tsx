import { useText } from '#client/base/locale.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { LIMITS } from '#shared/limits.ts';
import type { Decision } from './use-decision.ts';

/** It stays in sight, so it starts small. */
const LINES = { from: 2, to: 4 };

/**
 * The reason for deciding although critical questions failed, or for what else requires one; optional if it is unknown whether any
 * failed.
 */
export const ReasonField = ({ decision }: { decision: Decision }) => {
	const { t } = useText();
	return (
		<TextArea
			label={t('labels.assessment.reason')}
			need={decision.isOptional ? 'optional' : 'required'}
			help={t('console.critical.reasonHelp')}
			value={decision.typed}
			lines={LINES}
			maxLength={LIMITS.reason}
			error={decision.isTooLong ? t('editing.tooLong', { max: LIMITS.reason }) : undefined}
			onValue={decision.type}
		/>
	);
};
