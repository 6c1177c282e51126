import type { CallContext } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { readPaperContents } from '#server/papers/contents.ts';
import { publishDue } from '#server/papers/due.ts';
import { findActivePaper } from '#server/papers/queries.ts';
import type { FreePaper } from '#shared/free-assessment/schemas.ts';
import { readerOf, readGuidance } from '#shared/papers/shown-guidance.ts';

type Twins = { id: number; content: string; content_en: string | null };

/** The active simple paper, in the reader's language. @throws 404 if none is published */
export const getFreePaper = async (
	deps: Pick<Deps, 'db' | 'clock'>,
	{ withGuidance }: { withGuidance: boolean },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<FreePaper> => {
	await publishDue(deps);
	const { db } = deps;
	const paper = await findActivePaper(db, false);
	if (!paper) throw notFound();
	const contents = await readPaperContents(db, [paper.id]);
	const text = readerOf(locale);
	const read = ({ id, content, content_en }: Twins) => ({ id, content: text(content, content_en) });
	return {
		id: paper.id,
		introduction: text(paper.introduction, paper.introductionEn),
		main_categories: (contents.get(paper.id) ?? []).map((category) => ({
			...read(category),
			sub_categories: category.sub_categories.map((sub) => ({
				...read(sub),
				questions: sub.questions.map((question) => ({
					...read(question),
					points: question.points,
					answer: null,
					na_condition: text(question.na_condition, question.na_condition_en),
					...(withGuidance ? { guidance: readGuidance(question.guidance, locale) } : {}),
				})),
			})),
		})),
	};
};
