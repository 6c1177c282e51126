import { open } from '#server/calls/define.ts';
import { operator } from '#shared/operator/schemas.ts';

/** Who runs this installation. */
export const operatorOperations = {
	get: open.query({
		path: '/operator',
		summary: 'Who runs this installation; null where the settings name nobody',
		output: operator,
		handler: async ({ deps }) => deps.config.operator,
	}),
};
