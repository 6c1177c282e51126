import { consoleAdmin } from '#server/calls/define.ts';
import { opsLink } from '#shared/ops/schemas.ts';
import { makeOpsLink } from './pass.ts';

/** Operations of the running product. */
export const consoleOps = {
	link: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/ops_link',
		summary: 'A link to the queues, good for 60 seconds',
		output: opsLink,
		success: 'ops.linked',
		handler: ({ deps, actor, call }) => makeOpsLink(deps, actor, call),
	}),
};
