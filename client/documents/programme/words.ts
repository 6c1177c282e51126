import './texts.ts';
import { formatNumber, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';

/** How figures are written. */
export const useWords = () => {
	const { t } = useText();
	return {
		month: (month: string): string => {
			const [year = '', number = ''] = month.split('-');
			return t('programme.month', { year, month: number });
		},
		/** For the ends of a small chart. */
		shortMonth: (month: string): string => month.replace('-', '/'),
		percent: (value: number | null): string =>
			value === null ? MISSING : t('programme.percent', { value: value.toFixed(1) }),
		days: (days: number | null): string => (days === null ? MISSING : t('programme.days', { days })),
		count: (count: number): string => formatNumber(count),
	};
};
