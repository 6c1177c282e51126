import { z } from 'zod';
import { presentStatus } from '#server/assessment/present-status.ts';
import { consoleStaff } from '#server/calls/define.ts';
import { STATUS_IDS } from '#shared/assessment/status.ts';
import { namedStatus } from '#shared/assessment/status-filter.ts';

export const listStatuses = consoleStaff.query({
	path: '/console/statuses',
	summary: 'The 14 statuses of an assessment with their names',
	output: z.array(namedStatus),
	handler: async (_deps, _actor, _input, call) => STATUS_IDS.map((id) => presentStatus(id, call.locale)),
});
