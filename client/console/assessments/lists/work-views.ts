import type { Inputs } from '#client/api/client.ts';

/** The named views of "my work"; the first is the one that opens. */
export const VIEWS = ['mine', 'team', 'unassigned', 'late', 'company'] as const;

export type WorkView = (typeof VIEWS)[number];

/** What a list is about, besides the filters of the person. */
export type Preset = Pick<
	Exclude<Inputs['console']['progresses']['list'], void>,
	'awaiting' | 'assigned' | 'waiting_on' | 'ageing'
>;

const STAFF = 'assessor,admin';

/** What a view lists. An admin's own work is to finalise; only an assessor looks after companies. */
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
			return { waiting_on: 'company' };
	}
};
