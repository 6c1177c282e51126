import { and, asc, eq, ne } from 'drizzle-orm';
import type { ConsoleActor } from '#server/base/actor.ts';
import { conflict, invalidField, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { savedViews } from '#server/db/tables/views.ts';
import { MOST_VIEWS } from '#shared/views/limits.ts';
import type { ViewList } from '#shared/views/lists.ts';
import type { EditViewInput, SavedView, ViewInput } from '#shared/views/schemas.ts';
import { findGone } from './gone.ts';

type ViewDeps = Pick<Deps, 'db' | 'clock'>;

const isOwn = ({ userId }: ConsoleActor, list: ViewList) =>
	and(eq(savedViews.userId, userId), eq(savedViews.list, list));

/** One's views of a list, by name. */
export const listViews = async (
	{ db }: Pick<Deps, 'db'>,
	actor: ConsoleActor,
	{ list_name: list }: { list_name: ViewList },
): Promise<SavedView[]> => {
	const rows = await db
		.select()
		.from(savedViews)
		.where(isOwn(actor, list))
		.orderBy(asc(savedViews.name), asc(savedViews.id));
	const goneOf = await findGone(
		db,
		actor,
		rows.map(({ query }) => query),
	);
	return rows.map(({ id, name, query, isFirst }) => ({
		id,
		list_name: list,
		name,
		query,
		is_first: isFirst,
		gone: goneOf(query),
	}));
};

/** Serializes changes of one's views, against duplicates and more than fit. */
const lockViews = async (tx: Tx, { userId }: ConsoleActor): Promise<void> => {
	await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
};

/** @throws 422 on `name` if another view of the list has it */
const assertNewName = async (tx: Tx, actor: ConsoleActor, list: ViewList, name: string, id = 0): Promise<void> => {
	const others = await tx.$count(savedViews, and(isOwn(actor, list), eq(savedViews.name, name), ne(savedViews.id, id)));
	if (others > 0) throw invalidField('name', 'views.nameTaken');
};

/** @throws 409 if there are too many; 422 on `name` */
export const addView = (
	{ db, clock }: ViewDeps,
	actor: ConsoleActor,
	{ list_name: list, name, query }: ViewInput,
): Promise<{ id: number }> =>
	db.transaction(async (tx) => {
		await lockViews(tx, actor);
		await assertNewName(tx, actor, list, name);
		if ((await tx.$count(savedViews, isOwn(actor, list))) >= MOST_VIEWS)
			throw conflict('views.tooMany', { most: MOST_VIEWS });
		const now = clock.now();
		const values = { userId: actor.userId, list, name, query, createdAt: now, updatedAt: now };
		const [made] = await tx.insert(savedViews).values(values).returning({ id: savedViews.id });
		if (!made) throw new Error('no view was made');
		return made;
	});

/** @throws 404, also for another person's view */
const findOwn = async (tx: Tx, { userId }: ConsoleActor, id: number) => {
	const [view] = await tx
		.select()
		.from(savedViews)
		.where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)));
	if (!view) throw notFound();
	return view;
};

/** @throws 404; 422 on `name` */
export const editView = (
	{ db, clock }: ViewDeps,
	actor: ConsoleActor,
	{ id, name, query, is_first: isFirst }: EditViewInput,
): Promise<null> =>
	db.transaction(async (tx) => {
		await lockViews(tx, actor);
		const { list } = await findOwn(tx, actor, id);
		if (name !== undefined) await assertNewName(tx, actor, list, name, id);
		if (isFirst) await tx.update(savedViews).set({ isFirst: false }).where(isOwn(actor, list));
		const set = {
			...(name === undefined ? {} : { name }),
			...(query === undefined ? {} : { query }),
			...(isFirst === undefined ? {} : { isFirst }),
		};
		await tx
			.update(savedViews)
			.set({ ...set, updatedAt: clock.now() })
			.where(eq(savedViews.id, id));
		return null;
	});

/** @throws 404 */
export const deleteView = ({ db }: Pick<Deps, 'db'>, actor: ConsoleActor, { id }: { id: number }): Promise<null> =>
	db.transaction(async (tx) => {
		await lockViews(tx, actor);
		await findOwn(tx, actor, id);
		await tx.delete(savedViews).where(eq(savedViews.id, id));
		return null;
	});
