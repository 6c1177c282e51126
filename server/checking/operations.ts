import { answered, silent } from '#server/calls/answer.ts';
import { BODY_LIMITS, consoleStaff } from '#server/calls/define.ts';
import type { Round } from '#shared/assessment/round.ts';
import {
	checkedCategory,
	checkedSheet,
	checkedSubCategory,
	gradingPreview,
	markBody,
	markedUnchanged,
	markUnchangedBody,
	ratingHistory,
	ratingsBody,
	recheckedSubCategory,
	savedRatings,
	unchangedPreview,
} from '#shared/checking/schemas.ts';
import { pathId } from '#shared/fields.ts';
import { getRatingHistory } from './history.ts';
import { markUnchanged, previewUnchanged } from './mark-unchanged.ts';
import { previewGrading } from './preview.ts';
import { markAsChecked, saveRatings } from './rate.ts';
import { getCheckedCategory, getCheckedSheet, getCheckedSubCategory } from './read.ts';

const params = { id: pathId() };

type Paths = {
	round: Round;
	base: string;
	which: string;
};

/** Operations that are the same in both rounds. */
const checkingOf = ({ round, base, which }: Paths) => ({
	get: consoleStaff.query({
		path: `${base}/:id`,
		summary: `The ${which} to check: submission, company, documents, and categories with their check marks`,
		params,
		output: checkedSheet,
		handler: (deps, actor, input, call) => getCheckedSheet(deps, actor, { id: input.id, round }, call),
	}),
	preview: consoleStaff.query({
		path: `${base}/:id/preview`,
		summary: `What an assessor should have seen before the ${which} is graded; stores nothing`,
		params,
		output: gradingPreview,
		handler: (deps, actor, input, call) => previewGrading(deps, actor, { id: input.id, round }, call),
	}),
	category: consoleStaff.query({
		path: `${base}/answer_categories/:id`,
		summary: `A category of the ${which} with its sub-categories`,
		params,
		output: checkedCategory,
		handler: (deps, actor, input, call) => getCheckedCategory(deps, actor, { id: input.id, round }, call),
	}),
	history: consoleStaff.query({
		path: `${base}/answer_sub_categories/:id/history`,
		summary: `Who changed which ratings of a sub-category of the ${which}, by check item, newest first`,
		details:
			'Changes of one person at one item within ten minutes are one step. Memos are not shown, only that they changed.',
		params,
		output: ratingHistory,
		handler: (deps, actor, input) => getRatingHistory(deps, actor, { id: input.id, round }),
	}),
	saveRatings: consoleStaff.mutation({
		method: 'POST',
		path: `${base}/answer_sub_categories/:id/save_changes`,
		summary: 'Save ratings and memos; what is left out stays as it is',
		details: 'With `autosave` the answer has an empty message; all else is the same.',
		params,
		body: ratingsBody,
		bodyLimit: BODY_LIMITS.texts,
		output: savedRatings,
		success: 'checking.saved',
		handler: async (deps, actor, input, call) => {
			const saved = await saveRatings(deps, actor, { ...input, round }, call);
			return input.autosave ? silent(saved) : saved;
		},
	}),
	markAsChecked: consoleStaff.mutation({
		method: 'POST',
		path: `${base}/answer_sub_categories/:id/mark_as_checked`,
		summary: 'Mark a sub-category as checked; every check item must be rated',
		params,
		body: markBody,
		success: 'checking.checked',
		handler: (deps, actor, input, call) => markAsChecked(deps, actor, { ...input, round }, call),
	}),
});

/** One sub-category. Outputs differ: that of the second round includes the first ratings. */
const subCategoryOf = ({ base, which }: Paths) => ({
	path: `${base}/answer_sub_categories/:id`,
	summary: `A sub-category of the ${which}: answers, check items and their ratings`,
	params,
});

const firstRound: Paths = {
	round: 1,
	base: '/console/pending_assessments',
	which: 'assessment',
};

const secondRound: Paths = {
	round: 2,
	base: '/console/re_assessments',
	which: 're-assessment',
};

/** Checking of an assessment (round 1). */
export const consoleChecking = {
	...checkingOf(firstRound),
	subCategory: consoleStaff.query({
		...subCategoryOf(firstRound),
		output: checkedSubCategory,
		handler: (deps, actor, input, call) => getCheckedSubCategory(deps, actor, { id: input.id, round: 1 }, call),
	}),
};

/** Checking of a re-assessment (round 2). */
export const consoleRechecking = {
	...checkingOf(secondRound),
	subCategory: consoleStaff.query({
		...subCategoryOf(secondRound),
		output: recheckedSubCategory,
		handler: (deps, actor, input, call) => getCheckedSubCategory(deps, actor, { id: input.id, round: 2 }, call),
	}),
	unchanged: consoleStaff.query({
		path: `${secondRound.base}/:id/unchanged`,
		summary: 'Which unchecked sub-categories mark_unchanged would mark, and which it would leave out and why',
		params,
		output: unchangedPreview,
		handler: previewUnchanged,
	}),
	markUnchanged: consoleStaff.mutation({
		method: 'POST',
		path: `${secondRound.base}/:id/mark_unchanged`,
		summary: 'Mark sub-categories as checked whose ratings equal those of the first round; tells why others were not',
		details:
			'Left out is also what the company has added since the first round: an action of the plan that is done or undecided, an answered request, a new document.',
		params,
		body: markUnchangedBody,
		output: markedUnchanged,
		handler: async (deps, actor, input, call) => {
			const done = await markUnchanged(deps, actor, input, call);
			return answered(done, 'checking.markedUnchanged', { count: done.marked.length });
		},
	}),
};
