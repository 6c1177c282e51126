import { useText } from '#client/base/locale.tsx';
import { useRetention } from '#client/operator/use-operator.ts';
import { Facts } from '#client/ui/layout.tsx';

const DAYS_OF_YEAR = 365;

/** What is kept for how long, by this installation's settings. */
export const KeptFor = () => {
	const { t } = useText();
	const kept = useRetention();
	/** 0 days are without limit. */
	const period = (days: number | undefined): string => {
		if (days === undefined) return t('legal.unknownPeriod');
		if (days === 0) return t('legal.privacy.periods.noEnd');
		return days % DAYS_OF_YEAR === 0
			? t('legal.years', { count: days / DAYS_OF_YEAR })
			: t('legal.days', { count: days });
	};
	const afterSending = (days: number | undefined): string =>
		t('legal.privacy.periods.afterSending', { period: period(days) });
	const untilErased = t('legal.privacy.periods.untilErased');
	return (
		<Facts
			entries={[
				[t('legal.privacy.kept.freeResults'), period(kept?.free_result_days)],
				[t('legal.privacy.kept.freeCertificates'), period(kept?.free_certificate_days)],
				[t('legal.privacy.kept.applications'), t('legal.privacy.periods.noEnd')],
				[t('legal.privacy.kept.assessments'), untilErased],
				[
					t('legal.privacy.kept.submitted'),
					kept?.evidence_days === 0
						? untilErased
						: t('legal.privacy.periods.afterEnd', { period: period(kept?.evidence_days) }),
				],
				[t('legal.privacy.kept.photos'), t('legal.privacy.periods.hour')],
				[t('legal.privacy.kept.notices'), period(kept?.notice_days)],
				[t('legal.privacy.kept.mails'), afterSending(kept?.mail_days)],
				[t('legal.privacy.kept.mailContents'), afterSending(kept?.mail_content_days)],
				[
					t('legal.privacy.kept.networks'),
					t('legal.privacy.periods.afterLogin', { period: period(kept?.network_days) }),
				],
				[t('legal.privacy.kept.auditLog'), period(kept?.audit_log_days)],
				[t('legal.privacy.kept.failedJobs'), period(kept?.failed_job_days)],
				[t('legal.privacy.kept.backups'), t('legal.privacy.periods.byOperator')],
			]}
		/>
	);
};
