import { css } from 'goober';
import { formatDate, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { color } from '#client/ui/tokens.ts';
import type { Ageing } from '#shared/assessment/age.ts';
import { tokyoDate } from '#shared/dates.ts';

const nowrap = css`white-space: nowrap;`;
const overdue = css`white-space: nowrap; color: ${color.errorText}; & > span { display: block; font-weight: 700; }`;

const TONES = { warn: 'yellow', late: 'red' } as const satisfies Record<Ageing, string>;

type Aged = { since: string; age_days: number; ageing: Ageing | null };

/** How many days an assessment has waited; past a limit marked by text and color. */
export const Age = ({ row: { since, age_days: days, ageing } }: { row: Aged }) => {
	const { t, locale } = useText();
	return (
		<time dateTime={since} title={t('console.lists.since', { date: formatDate(since, locale) })} className={nowrap}>
			{ageing ? (
				<Badge tone={TONES[ageing]}>{t(`console.work.aged.${ageing}`, { days })}</Badge>
			) : (
				t(days === 0 ? 'console.work.today' : 'console.work.age', { days })
			)}
		</time>
	);
};

export const Due = ({ date }: { date: string | null }) => {
	const { t, locale } = useText();
	if (date === null) return MISSING;
	const text = formatDate(date, locale);
	const isOver = date < tokyoDate(new Date());
	return (
		<span className={isOver ? overdue : nowrap}>
			{text}
			{isOver && <span>{t('console.work.overdue')}</span>}
		</span>
	);
};
