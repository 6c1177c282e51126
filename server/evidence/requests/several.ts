import { lockVisibleProgress } from '#server/assessment/access.ts';
import { assertRatable } from '#server/assessment/rounds.ts';
import { getQuestionIds } from '#server/assessment/sheet-questions.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import { paperQuestions } from '#server/db/tables/papers.ts';
import type { Round } from '#shared/assessment/round.ts';
import { tokyoDate } from '#shared/dates.ts';
import { usualDue } from '#shared/evidence/due.ts';
import type { RequestVersion } from '#shared/evidence/requests.ts';
import type { Guidance } from '#shared/papers/guidance.ts';
import { readyText } from './ready-text.ts';
import { checkedRound, makeRequests } from './requests.ts';

const readGuidanceOf = async (
	executor: Executor,
	questionIds: readonly number[],
): Promise<Map<number, Guidance | null>> => {
	const rows = await executor
		.select({ id: paperQuestions.id, guidance: paperQuestions.guidance })
		.from(paperQuestions)
		.where(isOneOf(paperQuestions.id, questionIds));
	return new Map(rows.map(({ id, guidance }) => [id, guidance]));
};

type Several = {
	progressId: number;
	/** The round whose sheet the questions are on; by default the one that is being checked. */
	round?: Round;
	questions: readonly number[];
	/** The field of the form that errors refer to. */
	field: string;
	/** By default `usualDue` of today. */
	dueOn?: string | null | undefined;
};

/**
 * Requests evidence on several questions, each with its standard text; either all requests are created or none. Every
 * feature that creates several requests calls this, so that a company cannot tell which feature prompted them.
 * @throws as `openRequest`; 409 also while another round is being checked
 */
export const openReadyRequests = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ progressId, round: wanted, questions, field, dueOn = usualDue(tokyoDate(clock.now())) }: Several,
	call: CallContext,
): Promise<RequestVersion[]> =>
	db.transaction(async (tx) => {
		const progress = await lockVisibleProgress(tx, actor, progressId);
		const round = wanted ?? checkedRound(progress);
		assertRatable(progress, round);
		// In the order of the sheet: the order of selection would tell something about the reasons.
		const ids = [...new Set(questions)].sort((a, b) => a - b);
		const questionIds = await getQuestionIds(tx, { progressId, round }, ids, () => field);
		const guidance = await readGuidanceOf(tx, questionIds);
		const requests = questionIds.map((questionId) => ({
			questionId,
			content: readyText(guidance.get(questionId) ?? null, call.locale),
		}));
		return makeRequests(tx, { clock }, actor, { progress, round, requests, dueOn }, call);
	});
