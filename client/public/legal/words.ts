import type { Outputs } from '#client/api/client.ts';
import { useText } from '#client/app/locale.tsx';

type Retention = Outputs['operator']['retention']['data'];

const DAYS_OF_YEAR = 365;

/** The words that fill the templates: the operator's name, and for how long what is left behind is kept. */
export const useLegalWords = () => {
	const { t } = useText();
	const period = (days: number): string =>
		days % DAYS_OF_YEAR === 0 ? t('legal.years', { count: days / DAYS_OF_YEAR }) : t('legal.days', { count: days });
	return (retention: Retention, operator: string | undefined): Record<string, string> => ({
		operator: operator ?? t('legal.operator'),
		freeResults: period(retention.free_result_days),
		freeCertificates: period(retention.free_certificate_days),
		auditLog: period(retention.audit_log_days),
	});
};
