import { z } from 'zod';
import { answered, paged } from '#server/calls/answer.ts';
import { consoleAdmin, consoleStaff } from '#server/calls/define.ts';
import { SEARCHES } from '#server/calls/description/parameter-texts.ts';
import { pathId } from '#shared/fields.ts';
import {
	addedPhrase,
	editPhraseBody,
	phrase,
	phraseBody,
	phraseSubCategory,
	phrasesQuery,
	shippedCount,
} from '#shared/phrases/schemas.ts';
import { listPaperSubCategories } from './queries.ts';
import { listPhrases } from './read.ts';
import { addShippedPhrases, countOfferedPhrases } from './shipped.ts';
import { addPhrase, deletePhrase, editPhrase } from './write.ts';

const add = { method: 'POST', body: phraseBody, output: addedPhrase, success: 'phrases.added' } as const;
const edit = {
	method: ['PUT', 'PATCH'],
	params: { id: pathId() },
	body: editPhraseBody,
	success: 'phrases.updated',
} as const;
const remove = { method: 'DELETE', params: { id: pathId() }, success: 'phrases.deleted' } as const;

const PLACEHOLDERS =
	'{company}, {sub_category}, {score} and {grade} are filled in when the text is inserted; all else in braces is 422.';

/** Text snippets of assessors: their own, and shared ones written by admins. */
export const consolePhrases = {
	list: consoleStaff.query({
		path: '/console/phrases',
		summary: "One's own snippets and the shared ones, last saved first",
		query: phrasesQuery,
		parameterTexts: SEARCHES.phrases,
		output: z.array(phrase),
		handler: async (deps, actor, input, call) => paged(await listPhrases(deps, actor, input, call)),
	}),
	subCategories: consoleStaff.query({
		path: '/console/phrases/sub_categories',
		summary: 'What a snippet can be for: the sub-categories of the active regular paper',
		output: z.array(phraseSubCategory),
		handler: (deps, _actor, _input, call) => listPaperSubCategories(deps, call.locale),
	}),
	add: consoleStaff.mutation({
		...add,
		path: '/console/phrases',
		summary: 'Add a snippet of your own',
		details: PLACEHOLDERS,
		handler: (deps, actor, input, call) => addPhrase(deps, actor, actor.userId, input, call),
	}),
	edit: consoleStaff.mutation({
		...edit,
		path: '/console/phrases/:id',
		summary: 'Edit a snippet of your own',
		handler: (deps, actor, input, call) => editPhrase(deps, actor, actor.userId, input, call),
	}),
	delete: consoleStaff.mutation({
		...remove,
		path: '/console/phrases/:id',
		summary: 'Delete a snippet of your own',
		handler: (deps, actor, input, call) => deletePhrase(deps, actor, actor.userId, input, call),
	}),
	addShared: consoleAdmin.mutation({
		...add,
		path: '/console/shared_phrases',
		summary: 'Add a snippet for all staff',
		details: PLACEHOLDERS,
		handler: (deps, actor, input, call) => addPhrase(deps, actor, null, input, call),
	}),
	shipped: consoleAdmin.query({
		path: '/console/shared_phrases/shipped',
		summary: 'How many shipped snippets can still be added for all staff',
		output: shippedCount,
		handler: countOfferedPhrases,
	}),
	addShipped: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/shared_phrases/shipped',
		summary: 'Add the shipped snippets for all staff, each once: edited and deleted ones do not come back',
		output: shippedCount,
		handler: async (deps, actor, _input, call) => {
			const done = await addShippedPhrases(deps, actor, call);
			return answered(done, 'phrases.shippedAdded', done);
		},
	}),
	editShared: consoleAdmin.mutation({
		...edit,
		path: '/console/shared_phrases/:id',
		summary: 'Edit a snippet of all staff',
		handler: (deps, actor, input, call) => editPhrase(deps, actor, null, input, call),
	}),
	deleteShared: consoleAdmin.mutation({
		...remove,
		path: '/console/shared_phrases/:id',
		summary: 'Delete a snippet of all staff',
		handler: (deps, actor, input, call) => deletePhrase(deps, actor, null, input, call),
	}),
};
