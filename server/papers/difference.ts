import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { differenceOf, type PaperDifference } from '#shared/papers/difference.ts';
import { readPaperContents } from './contents.ts';
import { publishDue } from './due.ts';
import { findActivePaper, getKind } from './queries.ts';

/** Difference from paper `from` of the same kind, by default the active one. @throws 404 */
export const getDifference = async (
	deps: Pick<Deps, 'db' | 'clock'>,
	{ id, from }: { id: number; from?: number | undefined },
): Promise<PaperDifference> => {
	const { db } = deps;
	const [paper] = await Promise.all([getKind(db, id), publishDue(deps)]);
	const former = from === undefined ? await findActivePaper(db, paper.isPremium) : await getKind(db, from);
	if (former && former.isPremium !== paper.isPremium) throw notFound();
	const contents = await readPaperContents(db, former ? [id, former.id] : [id]);
	return differenceOf((former && contents.get(former.id)) ?? [], contents.get(id) ?? []);
};
