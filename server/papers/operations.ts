import { z } from 'zod';
import { answered, paged, silent } from '#server/calls/answer.ts';
import { BODY_LIMITS, consoleAdmin, consoleStaff } from '#server/calls/define.ts';
import { MAX_WORKBOOK_BYTES } from '#server/workbooks/open.ts';
import { pathId, version } from '#shared/fields.ts';
import { listQuery } from '#shared/lists.ts';
import { comingPaper, schedulePaperBody } from '#shared/papers/coming.ts';
import { paperDifference } from '#shared/papers/difference.ts';
import { assessmentPaper, paperKindQuery, savedPaper, savePaperBody, sdgTarget } from '#shared/papers/schemas.ts';
import { getComingPaper, schedulePaper, takeBackPaper } from './coming.ts';
import { getDifference } from './difference.ts';
import { getActivePaper, listPapers, listSdgTargets } from './read.ts';
import { savePaper } from './save.ts';
import { getStandardOffer, takeStandardPaper } from './standard.ts';
import { importForm, importPaper, paperTemplate, paperWorkbook } from './workbooks.ts';

const { page, per_page } = listQuery([]);

export const consolePapers = {
	list: consoleStaff.query({
		path: '/console/assessment_papers',
		summary: 'The papers of a kind: the draft, the active one, then the previous ones',
		query: { ...paperKindQuery, page, per_page },
		output: z.array(assessmentPaper),
		handler: async (deps, _actor, input) => paged(await listPapers(deps, input)),
	}),
	latest: consoleStaff.query({
		path: '/console/assessment_papers/latest',
		summary: 'The active published paper of a kind',
		query: paperKindQuery,
		output: assessmentPaper,
		mayBeMissing: true,
		handler: (deps, _actor, input) => getActivePaper(deps, input),
	}),
	download: consoleStaff.workbook({
		path: '/console/assessment_papers/:id/download',
		summary: 'A paper as an Excel workbook, worded in the language of the request',
		params: { id: pathId() },
		handler: (deps, _actor, input, call) => paperWorkbook(deps, input, call),
	}),
	template: consoleStaff.workbook({
		path: '/console/assessment_papers/template',
		summary: 'An empty workbook to write a paper into, worded in the language of the request',
		query: paperKindQuery,
		handler: (deps, _actor, input, call) => paperTemplate(deps, input, call),
	}),
	import: consoleStaff.upload({
		path: '/console/assessment_papers/import',
		summary: 'Import a workbook as the draft',
		details: 'Whatever is wrong is named by sheet, row and column (`Regular paper.5.E`), and nothing is saved.',
		form: importForm,
		file: {
			field: 'workbook',
			onlyOne: 'papers.workbook.onlyOne',
			maxBytes: () => MAX_WORKBOOK_BYTES,
			accepts: 'An Excel workbook (xlsx).',
		},
		output: savedPaper,
		success: 'papers.workbook.imported',
		handler: async (deps, actor, input, call) => {
			const { saved, hidden } = await importPaper(deps, actor, input, call);
			if (hidden === null) return saved;
			return answered(saved, 'papers.workbook.importedWithHidden', { hidden });
		},
	}),
	save: consoleStaff.mutation({
		method: 'POST',
		path: '/console/assessment_papers',
		summary: 'Save the draft of a kind, or publish it',
		details: 'With `autosave` a draft is saved with an empty message and without a row in the audit log.',
		body: savePaperBody,
		bodyLimit: BODY_LIMITS.paper,
		output: savedPaper,
		handler: async (deps, actor, input, call) => {
			const saved = await savePaper(deps, actor, input, call);
			if (input.autosave && !saved.is_published) return silent(saved);
			return answered(saved, saved.is_published ? 'papers.published' : 'papers.draftSaved');
		},
	}),
	coming: consoleStaff.query({
		path: '/console/assessment_papers/coming',
		summary: 'The paper of a kind that is published on a day to come; null without one',
		query: paperKindQuery,
		output: comingPaper.nullable(),
		handler: (deps, _actor, input) => getComingPaper(deps, input),
	}),
	schedule: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/assessment_papers/coming',
		summary: 'Take the draft of a kind out of the drafts, to be published at the beginning of a day in Tokyo',
		body: schedulePaperBody,
		success: 'papers.scheduled',
		mayBeMissing: true,
		handler: async (deps, actor, input, call) => {
			await schedulePaper(deps, actor, input, call);
			return null;
		},
	}),
	takeBack: consoleAdmin.mutation({
		method: 'DELETE',
		path: '/console/assessment_papers/coming',
		summary: 'Make the coming paper of a kind the draft again',
		query: paperKindQuery,
		output: savedPaper,
		success: 'papers.takenBack',
		mayBeMissing: true,
		handler: takeBackPaper,
	}),
	difference: consoleStaff.query({
		path: '/console/assessment_papers/:id/difference',
		summary: 'What is new, changed and gone from another paper of the kind, unless named the active one, to this one',
		params: { id: pathId() },
		query: { from: pathId().optional() },
		output: paperDifference,
		handler: (deps, _actor, input) => getDifference(deps, input),
	}),
	standard: consoleStaff.query({
		path: '/console/assessment_papers/standard',
		summary: 'The paper that this version of the product ships: whether it is new here, and what differs',
		query: paperKindQuery,
		output: z.object({ is_new: z.boolean(), difference: paperDifference }),
		mayBeMissing: true,
		handler: (deps, _actor, input) => getStandardOffer(deps, input),
	}),
	takeStandard: consoleStaff.mutation({
		method: 'POST',
		path: '/console/assessment_papers/standard',
		summary: 'Make the paper that this version ships the draft',
		body: { is_premium: z.boolean(), version: version() },
		output: savedPaper,
		success: 'papers.draftSaved',
		mayBeMissing: true,
		handler: takeStandardPaper,
	}),
	sdgTargets: consoleStaff.query({
		path: '/console/sdg_targets',
		summary: 'The 169 SDG targets',
		output: z.array(sdgTarget),
		handler: (deps, _actor, _input, call) => listSdgTargets(deps, call),
	}),
};
