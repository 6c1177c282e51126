import { expect, it } from 'vitest';
import * as sets from './status-sets.ts';

/** The statuses of each set as the specification and the contract name them. */
const AGREED: Record<keyof typeof sets, number[]> = {
	ANSWERABLE: [1, 2],
	UNDER_WAY: [1, 2, 3, 4, 5, 6, 8, 9, 10, 12],
	ENDED: [7, 11, 13, 14],
	OPEN: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
	LOOKED_AFTER: [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12],
	SUBMISSIONS: [3, 4, 5, 6],
	REASSESSING: [8, 9, 10],
	PLANNABLE: [7, 8],
	REASSESSMENTS: [7, 8, 9, 10, 11],
	FINALISED: [7, 11],
	CERTIFIABLE: [7, 11, 12],
	CERTIFICATION: [7, 11, 12, 13],
	OBJECTABLE: [7, 11, 12, 13],
	WAITING: [1, 2, 3, 4, 5, 6, 8, 9, 10, 12],
	WAITING_ON_STAFF: [3, 4, 5, 6, 8, 9, 10, 12],
};

it('every set has its statuses', () => {
	expect({ ...sets }).toEqual(AGREED);
});
