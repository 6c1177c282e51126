import { css } from 'goober';
import { formatDate, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { color } from '#client/ui/tokens.ts';
import type { Ageing } from '#shared/assessment/age.ts';
import { daysBetween, tokyoDate } from '#shared/dates.ts';

const nowrap = css`white-space: nowrap;`;
const overdue = css`white-space: nowrap; color: ${color.errorText}; font-weight: 700;`;
const below = css`white-space: nowrap; & > span { display: block; }`;

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

/** How many days are left until a due date, or since when it is over. */
export const Left = ({ due }: { due: string }) => {
	const { t } = useText();
	const days = daysBetween(tokyoDate(new Date()), due);
	if (days < 0) return <span className={overdue}>{t('console.work.left.over', { days: -days })}</span>;
	return (
		<span className={nowrap}>{days === 0 ? t('console.work.left.today') : t('console.work.left.days', { days })}</span>
	);
};

/** A due date with what is left until then. */
export const Due = ({ date }: { date: string | null }) => {
	const { locale } = useText();
	if (date === null) return MISSING;
	return (
		<span className={below}>
			{formatDate(date, locale)}
			<Left due={date} />
		</span>
	);
};
