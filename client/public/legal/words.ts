import { useText } from '#client/base/locale.tsx';
import { useKnownOperator, useRetention } from '#client/public/operator/use-operator.ts';

const DAYS_OF_YEAR = 365;

/** Variables of the templates: operator's name and retention periods. */
export const useLegalWords = (): Record<string, string> => {
	const { t } = useText();
	const operator = useKnownOperator();
	const retention = useRetention();
	const period = (days: number | undefined): string => {
		if (days === undefined) return t('legal.unknownPeriod');
		return days % DAYS_OF_YEAR === 0
			? t('legal.years', { count: days / DAYS_OF_YEAR })
			: t('legal.days', { count: days });
	};
	return {
		operator: operator?.name ?? t('legal.operator'),
		freeResults: period(retention?.free_result_days),
		freeCertificates: period(retention?.free_certificate_days),
		auditLog: period(retention?.audit_log_days),
	};
};
