import { css } from 'goober';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { ProgressBadge } from '#client/company/progress-badge.tsx';
import { Badge } from '#client/ui/badge.tsx';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';

const line = css`display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; font-size: 14px; & span { white-space: nowrap; }`;

type TurnProps = {
	assessment: Pick<AssessmentOverview, 'status' | 'waiting_on' | 'since'>;
	/** Whether the company has open evidence requests, even if staff also have answers to review. */
	isAsked: boolean;
};

/** Whose turn it is and since when; if nobody's, which milestone was reached and when. */
export const Turn = ({ assessment: { status, waiting_on, since }, isAsked }: TurnProps) => {
	const { t, locale } = useText();
	const isShared = isAsked && waiting_on === 'assessor';
	return (
		<p className={line}>
			{waiting_on === null ? (
				<ProgressBadge status={status.id} />
			) : (
				<Badge tone={waiting_on === 'company' || isShared ? 'blue' : 'grey'}>
					{t('company.cockpit.turn', { who: t(`company.cockpit.who.${isShared ? 'both' : waiting_on}`) })}
				</Badge>
			)}
			<span>{t('company.cockpit.since', { date: formatDate(since, locale) })}</span>
		</p>
	);
};
