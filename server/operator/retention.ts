import type { Config } from '#server/base/config.ts';
import { MAIL_CONTENT_DAYS, MAIL_DAYS, NETWORK_DAYS, NOTICE_DAYS } from '#server/base/kept-days.ts';
import { visitorDays } from '#server/exports/retention.ts';
import type { Retention } from '#shared/operator/schemas.ts';

/** The retention periods of this installation, which the privacy policy names. */
export const retentionOf = ({ retentionDays, erasedCompanyKeeps }: Config): Retention => ({
	free_result_days: retentionDays.freeContacts,
	free_certificate_days: visitorDays(retentionDays),
	audit_log_days: retentionDays.audit,
	evidence_days: retentionDays.evidence,
	notice_days: NOTICE_DAYS,
	mail_days: MAIL_DAYS,
	mail_content_days: MAIL_CONTENT_DAYS,
	network_days: NETWORK_DAYS,
	failed_job_days: retentionDays.failedJobs,
	erased_company_keeps: erasedCompanyKeeps,
});
