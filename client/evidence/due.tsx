import './texts.ts';
import { css } from 'goober';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import type { RequestRow } from '#shared/evidence/requests.ts';
import { daysUntilDue, isOverdue } from './standing.ts';

const line = css`display: inline-flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; & > span { white-space: nowrap; }`;

type DueProps = {
	request: Pick<RequestRow, 'status' | 'is_active' | 'due_on'>;
	/** Adds the word for 'due', for places without a label. */
	isLabelled?: boolean;
};

export const RequestDue = ({ request, isLabelled = false }: DueProps) => {
	const { t, locale } = useText();
	const now = new Date();
	const days = daysUntilDue(request, now);
	if (request.due_on === null) return <span>{t('evidence.noDue')}</span>;
	const date = formatDate(request.due_on, locale);
	return (
		<span className={line}>
			<span>{isLabelled ? t('evidence.dueOn', { date }) : date}</span>
			{isOverdue(request, now) && <Badge tone="red">{t('evidence.overdue')}</Badge>}
			{days === 0 && <Badge tone="yellow">{t('evidence.dueToday')}</Badge>}
			{days !== null && days > 0 && <span>{t('evidence.daysLeft', { count: days })}</span>}
		</span>
	);
};
