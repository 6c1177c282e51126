import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, oneOf, primaryId, updatedAt } from '#server/db/columns.ts';
import { VIEW_LISTS, type ViewList } from '#shared/views/lists.ts';
import { users } from './accounts.ts';

/** Filters and order of a list of the console under a name, each person's own. */
export const savedViews = pgTable(
	'saved_views',
	{
		id: primaryId(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		list: text('list').$type<ViewList>().notNull(),
		name: text('name').notNull(),
		/** Query string of the list's URL, in the order of `filtersOf`. */
		query: text('query').notNull(),
		/** The list opens with it. */
		isFirst: boolean('is_first').notNull().default(false),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [
		uniqueIndex('saved_views_name').on(t.userId, t.list, t.name),
		uniqueIndex('saved_views_first').on(t.userId, t.list).where(sql`${t.isFirst}`),
		check('saved_views_list', oneOf(t.list, VIEW_LISTS)),
	],
);
