import { z } from 'zod';
import { answered, consoleStaff, paged } from '#server/calls/operation.ts';
import { listQuery } from '#shared/lists.ts';
import { assessmentPaper, paperKindQuery, savedPaper, savePaperBody, sdgTarget } from '#shared/papers/schemas.ts';
import { readActivePaper, readPapers, readSdgTargets } from './read.ts';
import { savePaper } from './save.ts';

const { page, per_page } = listQuery([]);

/** Papers: reading, drafting and publishing them. */
export const consolePapers = {
	list: consoleStaff.query({
		path: '/console/assessment_papers',
		summary: 'The papers of a kind: the draft, the active one, then the previous ones',
		query: { ...paperKindQuery, page, per_page },
		output: z.array(assessmentPaper),
		handler: async ({ deps, input }) => paged(await readPapers(deps, input)),
	}),
	latest: consoleStaff.query({
		path: '/console/assessment_papers/latest',
		summary: 'The active published paper of a kind',
		query: paperKindQuery,
		output: assessmentPaper,
		handler: ({ deps, input }) => readActivePaper(deps, input.is_premium),
	}),
	save: consoleStaff.mutation({
		method: 'POST',
		path: '/console/assessment_papers',
		summary: 'Save the draft of a kind, or publish it',
		body: savePaperBody,
		output: savedPaper,
		handler: async ({ deps, actor, input, call }) => {
			const saved = await savePaper(deps, actor, input, call);
			return answered(saved, saved.is_published ? 'papers.published' : 'papers.draftSaved');
		},
	}),
	sdgTargets: consoleStaff.query({
		path: '/console/sdg_targets',
		summary: 'The 169 SDG targets',
		output: z.array(sdgTarget),
		handler: ({ deps, call }) => readSdgTargets(deps, call.locale),
	}),
};
