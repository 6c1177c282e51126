import type { Inputs } from '#client/api/client.ts';

/** The views of 'My work'; the first is the default. */
export const VIEWS = ['mine', 'team', 'unassigned', 'late', 'company'] as const;

export type WorkView = (typeof VIEWS)[number];

/** Fixed filters of a list, in addition to those of the user. */
export type Preset = Pick<
	Exclude<Inputs['console']['progresses']['list'], void>,
	'awaiting' | 'assigned' | 'waiting_on' | 'ageing'
>;

/**
 * How our lists open (the API's default order is newest first). `waiting`: what waits for staff first, longest first, then
 * what waits for companies. `since` is the same for lists of one side, with an index.
 */
export type OpeningOrder = 'waiting' | 'since' | 'due_on';

const OPENING: Partial<Record<WorkView, OpeningOrder>> = { unassigned: 'waiting', company: 'due_on' };

export const openingOrderOf = (view: WorkView): OpeningOrder => OPENING[view] ?? 'since';

const STAFF = 'assessor,admin';

/**
 * The filters of a view. 'mine' means finalizing for admins; for assessors it means their own companies, and 'company'
 * what their own companies or admins must do.
 */
export const presetOf = (view: WorkView, isAdmin: boolean): Preset => {
	switch (view) {
		case 'mine':
			return isAdmin ? { waiting_on: 'admin' } : { waiting_on: 'assessor', assigned: 'me' };
		case 'team':
			return { waiting_on: STAFF };
		case 'unassigned':
			return { waiting_on: `company,${STAFF}`, assigned: 'none' };
		case 'late':
			return { waiting_on: STAFF, ageing: 'late' };
		case 'company':
			return isAdmin ? { waiting_on: 'company' } : { waiting_on: 'company,admin', assigned: 'me' };
	}
};
