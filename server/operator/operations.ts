import { open } from '#server/calls/define.ts';
import { operator, retention } from '#shared/operator/schemas.ts';

export const operatorOperations = {
	get: open.query({
		path: '/operator',
		summary: 'Who runs this installation; null where the settings name nobody',
		output: operator,
		handler: async (deps) => deps.config.operator,
	}),
	retention: open.query({
		path: '/operator/retention',
		summary: 'For how many days what visitors and users leave behind is kept',
		output: retention,
		handler: async ({ config }) => ({
			free_result_days: config.retentionDays.freeContacts,
			free_certificate_days: config.retentionDays.freePdfs,
			audit_log_days: config.retentionDays.audit,
		}),
	}),
};
