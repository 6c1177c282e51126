import { z } from 'zod';
import { consoleStaff } from '#server/calls/define.ts';
import { STATUS_IDS } from '#shared/assessment/status.ts';
import { namedStatus } from '#shared/assessment/status-filter.ts';
import { statusName } from '#shared/i18n/server/texts.ts';

export const listStatuses = consoleStaff.query({
	path: '/console/statuses',
	summary: 'The 14 statuses of an assessment with their names',
	output: z.array(namedStatus),
	handler: async ({ call }) => STATUS_IDS.map((id) => ({ id, name: statusName(call.locale, id) })),
});
