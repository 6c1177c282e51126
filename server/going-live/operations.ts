import { z } from 'zod';
import { consoleAdmin } from '#server/calls/define.ts';
import { goingLiveStep } from '#shared/going-live/schemas.ts';
import { readFacts } from './facts.ts';
import { stepsOf } from './steps.ts';

export const consoleGoingLive = {
	get: consoleAdmin.query({
		path: '/console/going_live',
		summary: 'What this installation has and lacks before companies are invited',
		details:
			'Ten steps in the order in which one takes them. `settings` names the settings that a step still waits for; values are never told.',
		output: z.array(goingLiveStep),
		handler: async (deps) => stepsOf(deps.config, await readFacts(deps), deps.clock.now()),
	}),
};
