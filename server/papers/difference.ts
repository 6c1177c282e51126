import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { differenceOf, type PaperDifference } from '#shared/papers/difference.ts';
import { findActivePaper } from './queries.ts';
import { getPaper } from './read.ts';

/** The difference to a paper from another of its kind; from the active one where none is named. @throws 404 */
export const getDifference = async (
	deps: Pick<Deps, 'db'>,
	{ id, from }: { id: number; from?: number | undefined },
): Promise<PaperDifference> => {
	const paper = await getPaper(deps, { id });
	const formerId = from ?? (await findActivePaper(deps.db, paper.is_premium))?.id;
	if (formerId === undefined) return differenceOf([], paper.main_categories);
	const former = await getPaper(deps, { id: formerId });
	if (former.is_premium !== paper.is_premium) throw notFound();
	return differenceOf(former.main_categories, paper.main_categories);
};
