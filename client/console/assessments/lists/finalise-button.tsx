import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { awaitingOf, type Round } from '#shared/assessment/round.ts';
import type { ProgressRow } from './progress-row.ts';

export type FinaliseButtonProps = { row: ProgressRow; round: Round; onOpen: () => void };

/** Opens the approval sheet of a row. */
export const FinaliseButton = ({ row, round, onOpen }: FinaliseButtonProps) => {
	const { t } = useText();
	return (
		<Button
			size="small"
			label={t(`console.lists.finalise.${awaitingOf(round)}Row`, { company: row.company_name })}
			onClick={onOpen}
		>
			{t('console.lists.finalise.button')}
		</Button>
	);
};
