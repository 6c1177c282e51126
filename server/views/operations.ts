import { z } from 'zod';
import { consoleStaff } from '#server/calls/define.ts';
import { pathId } from '#shared/fields.ts';
import { MOST_VIEWS } from '#shared/views/limits.ts';
import { addedView, editViewBody, savedView, viewBody, viewsQuery } from '#shared/views/schemas.ts';
import { addView, deleteView, editView, listViews } from './views.ts';

/** Saved views of the console's lists, each person's own. */
export const consoleViews = {
	list: consoleStaff.query({
		path: '/console/views',
		summary: "One's own saved views of a list, by name",
		details:
			'A view is the query string of a list: its filters and order. `gone` names the filters of which the record is no longer there.',
		query: viewsQuery,
		parameterTexts: { list_name: 'The list whose views to give.' },
		output: z.array(savedView),
		handler: listViews,
	}),
	add: consoleStaff.mutation({
		method: 'POST',
		path: '/console/views',
		summary: 'Save a view of a list',
		details: `At most ${MOST_VIEWS} a list; each name once.`,
		body: viewBody,
		output: addedView,
		success: 'views.added',
		labels: 'views',
		handler: addView,
	}),
	edit: consoleStaff.mutation({
		method: 'PATCH',
		path: '/console/views/:id',
		summary: 'Rename a view, overwrite its filters, or let the list open with it',
		params: { id: pathId() },
		body: editViewBody,
		success: 'views.updated',
		labels: 'views',
		handler: editView,
	}),
	delete: consoleStaff.mutation({
		method: 'DELETE',
		path: '/console/views/:id',
		summary: 'Delete a view',
		params: { id: pathId() },
		success: 'views.deleted',
		handler: deleteView,
	}),
};
