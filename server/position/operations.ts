import { company, companyAdmin } from '#server/calls/define.ts';
import { positionSharing, positionSharingBody } from '#shared/position/schemas.ts';
import { getSharing, setSharing } from './sharing.ts';

export const companySharing = {
	get: company.query({
		path: '/app/position_sharing',
		summary: "Whether one's own results count in the comparison with other companies",
		output: positionSharing,
		handler: getSharing,
	}),
	set: companyAdmin.mutation({
		method: 'PUT',
		path: '/app/position_sharing',
		summary: 'Leave the comparison with other companies, or take part again',
		details: 'At once: who left counts in no group of ten and sees no position. Finalized reports keep what they say.',
		body: positionSharingBody,
		output: positionSharing,
		success: 'companies.sharingChanged',
		handler: setSharing,
	}),
};
