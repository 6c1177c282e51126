import { operatorIn } from '#server/base/operator.ts';
import { open } from '#server/calls/define.ts';
import { operator, retention } from '#shared/operator/schemas.ts';
import { retentionOf } from './retention.ts';

export const operatorOperations = {
	get: open.query({
		path: '/operator',
		summary: 'Who runs this installation; null where the settings name no one',
		output: operator,
		handler: async ({ config }, _actor, _input, { locale }) => operatorIn(config, locale),
	}),
	retention: open.query({
		path: '/operator/retention',
		summary: 'For how many days what visitors and users leave behind is kept; 0 is without limit',
		output: retention,
		handler: async ({ config }) => retentionOf(config),
	}),
};
