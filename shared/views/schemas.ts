import { z } from 'zod';
import { id, requiredText } from '#shared/fields.ts';
import { VIEW_LISTS } from './lists.ts';
import { filtersOf } from './query.ts';

/** Saved views of the console's lists: filters and order under a name, each person's own. */

const MOST_CHARACTERS = { name: 60, query: 2_000 } as const;

const list = () => z.enum(VIEW_LISTS, { error: 'validation.choice' });

const name = () => requiredText().max(MOST_CHARACTERS.name);

/** The query string of the list's URL; the page is left out. */
const query = () => z.string().max(MOST_CHARACTERS.query).transform(filtersOf);

export const viewsQuery = { list_name: list() };

export const viewBody = { list_name: list(), name: name(), query: query() };
const viewInput = z.object(viewBody);
export type ViewInput = z.output<typeof viewInput>;

/** Each is optional: omitted, it stays. */
export const editViewBody = {
	name: name().optional(),
	query: query().optional(),
	/** True: the list opens with it, in place of the one that did. */
	is_first: z.boolean().optional(),
};
const editViewInput = z.object({ id: id(), ...editViewBody });
export type EditViewInput = z.output<typeof editViewInput>;

export const savedView = z.object({
	id: id(),
	list_name: list(),
	name: z.string(),
	query: z.string(),
	is_first: z.boolean(),
	/** Parameters of the query that name what is no longer there, such as an assessor whose account was deleted. */
	gone: z.array(z.string()),
});
export type SavedView = z.output<typeof savedView>;

export const addedView = z.object({ id: id() });
