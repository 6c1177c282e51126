import { describe, expect, it } from 'vitest';
import type { AccessPolicy } from '#server/calls/access.ts';
import { TRANSITIONS, type TransitionActor } from '#shared/assessment/status.ts';
import { EVENT_CALLS, operationOf } from '#tests/support/events.ts';

/** The column `who` of the transition table is what the calls admit. */

const POLICY: Record<TransitionActor, AccessPolicy> = {
	company: 'company',
	staff: 'consoleStaff',
	admin: 'consoleAdmin',
};

describe.each(TRANSITIONS)('$event', ({ event, who }) => {
	it.each(EVENT_CALLS[event].operations)(`is for ${who} alone, as %s`, (name) => {
		expect(operationOf(name).access).toBe(POLICY[who]);
	});
});
