import { eq } from 'drizzle-orm';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import type { Sources } from './source.ts';

/** Applications of visitors, who can send any number: notices contain nothing they typed. */
export const inquirySources: Sources = {
	inquiry: async (tx, { subject_id: subjectId }) => {
		if (subjectId === undefined) return null;
		const isThere = (await tx.$count(freeContacts, eq(freeContacts.id, subjectId))) > 0;
		return isThere ? { audience: { to: 'admins' }, subjectId, data: {} } : null;
	},
};
