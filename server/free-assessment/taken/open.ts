import { auditedLimit } from '#server/accounts/audited-limit.ts';
import type { CallContext } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import { networkOf } from '#server/base/network.ts';
import type { Deps } from '#server/calls/deps.ts';
import { tokyoDate } from '#shared/dates.ts';
import { TAKEN_MS, type TakenResult } from '#shared/free-assessment/taken.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { answersFrom, readAskedQuestions, scoresOf } from './answered-paper.ts';
import { siteOf } from './site.ts';
import { openTaken } from './token.ts';

type OpenDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'limits' | 'auditCounter' | 'takenSeal'>;

export type OpenedResult = { result: TakenResult; until: Date };

/** Null if the token is not one of ours, or is over. */
const find = async (
	{ db, clock, config, takenSeal }: OpenDeps,
	token: string,
	locale: Locale,
): Promise<OpenedResult | null> => {
	const taken = openTaken(takenSeal, token);
	if (!taken || taken.until <= clock.now()) return null;
	const { paperId, until, codes } = taken;
	const questions = await readAskedQuestions(db, paperId, locale);
	const answers = answersFrom(questions, codes);
	if (!answers) return null;
	const madeOn = tokyoDate(new Date(until.getTime() - TAKEN_MS));
	return { until, result: { ...scoresOf(questions, answers), made_on: madeOn, site: siteOf(config) } };
};

/**
 * What a link shows to whoever has it: scores on the paper that was answered, also if another one was published since.
 * Unknown links and those that are over are refused alike, and counted by network.
 * @throws 404, 429
 */
export const openTakenResult = async (deps: OpenDeps, token: string, call: CallContext): Promise<OpenedResult> => {
	const opened = await find(deps, token, call.locale);
	if (opened) return opened;
	const { resultMissesPerNetwork } = deps.limits;
	await auditedLimit(deps, { name: 'free.result' }, call, () =>
		resultMissesPerNetwork.consume(networkOf(call.address)),
	);
	throw notFound();
};
