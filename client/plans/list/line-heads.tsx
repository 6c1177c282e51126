import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { color, narrowOrPaper } from '#client/ui/tokens.ts';
import { columns } from './columns.ts';

const heads = css`
	padding-block: 8px; border-bottom: 1px solid ${color.grey200}; font-size: 14px; line-height: 1.4; color: ${color.grey700};
	${narrowOrPaper} { &&& { display: none; } }
`;

/** Heads of the columns, for the eye only: each fact of a line has its own label. */
export const LineHeads = ({ showsGain }: { showsGain: boolean }) => {
	const { t } = useText();
	return (
		<div className={`${columns} ${heads} ${showsGain ? 'gains' : ''}`} aria-hidden="true">
			<span>{t('labels.plans.sub_category_id')}</span>
			<span className="number">{t('plans.list.firstScore')}</span>
			{showsGain && <span className="number">{t('plans.list.gainHead')}</span>}
			<span>{t('labels.plans.owner')}</span>
			<span>{t('labels.plans.target_date')}</span>
			<span>{t('labels.plans.action_state')}</span>
		</div>
	);
};
