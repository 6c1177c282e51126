import { formatDate, MISSING } from '#client/base/format.ts';
import type { useText } from '#client/base/locale.tsx';
import { daysLeft } from './progress.ts';

type TextTools = ReturnType<typeof useText>;

/** The days left as text; '--' without a deadline. */
export const daysLeftText = (expiredAt: string | null, { t }: Pick<TextTools, 't'>): string => {
	const days = daysLeft(expiredAt, new Date());
	if (days === null) return MISSING;
	if (days < 0) return t('company.overview.overdue');
	return days === 0 ? t('company.overview.lastDay') : t('company.overview.days', { days });
};

export const deadlineText = (expiredAt: string | null, { t, locale }: TextTools): string =>
	expiredAt
		? t('company.overview.deadline', { date: formatDate(expiredAt, locale) })
		: t('company.overview.noDeadline');
