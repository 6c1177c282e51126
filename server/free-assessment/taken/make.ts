import type { z } from 'zod';
import type { CallContext } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { tokyoDate } from '#shared/dates.ts';
import { TAKEN_MS, type TakenResult, type takenBody, type takenLink } from '#shared/free-assessment/taken.ts';
import { pages, withText } from '#shared/pages/public.ts';
import { answersTo, codesOf, readAskedQuestions, scoresOf } from './answered-paper.ts';
import { siteOf } from './site.ts';
import { sealTaken } from './token.ts';

type Body = z.output<z.ZodObject<typeof takenBody>>;

/** A link to a result, which nothing but the link contains. @throws 422 */
export const makeTakenLink = async (
	{ db, clock, takenSeal }: Pick<Deps, 'db' | 'clock' | 'takenSeal'>,
	{ assessment_paper_id: paperId, answers: given }: Body,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<z.output<typeof takenLink>> => {
	const questions = await readAskedQuestions(db, paperId, locale);
	const answers = answersTo(questions, given);
	const until = new Date(Math.floor(clock.now().getTime() / 1000) * 1000 + TAKEN_MS);
	const token = sealTaken(takenSeal, { paperId, until, codes: codesOf(questions, answers) });
	return { path: withText(pages.result, token), until: until.toISOString() };
};

/** The contents of the PDF. @throws 422 */
export const getTakenResult = async (
	{ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
	{ assessment_paper_id: paperId, answers: given }: Body,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<TakenResult> => {
	const questions = await readAskedQuestions(db, paperId, locale);
	return {
		...scoresOf(questions, answersTo(questions, given)),
		made_on: tokyoDate(clock.now()),
		site: siteOf(config),
	};
};
