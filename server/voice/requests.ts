import { companyOf } from '#server/assessment/transition.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict, invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { assertNoInterest } from '#server/companies/interests.ts';
import { openReadyRequests } from '#server/evidence/requests/several.ts';
import type { RequestVersion } from '#shared/evidence/requests.ts';
import { LEAST_QUESTIONS } from '#shared/voice/limits.ts';
import type { RequestMarkedInput } from '#shared/voice/schemas.ts';
import { findMarks } from './marks.ts';
import { getVisibleVoice } from './rounds.ts';

/**
 * Requests evidence on several questions at once, some of which are marked: nobody can tell which of them workers'
 * answers prompted, or whether any did.
 * @throws 404; 409 unless the sheet of the round is being checked, and for staff with an interest in the company; 422
 */
export const requestMarked = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ id, question_ids: given }: RequestMarkedInput & { id: number },
	call: CallContext,
): Promise<RequestVersion[]> => {
	const found = await getVisibleVoice(db, actor, id);
	await assertNoInterest(db, actor, companyOf(found.stored.progressId));
	if (found.stored.closedAt === null) throw conflict('voice.notClosed');
	if (found.sheet.archivedAt !== null) throw conflict('evidence.notActive');
	const questions = [...new Set(given)];
	if (questions.length < LEAST_QUESTIONS) {
		throw invalidField('question_ids', 'voice.tooFewQuestions', { minimum: LEAST_QUESTIONS });
	}
	const marked = new Set((await findMarks(db, found)).map((mark) => mark.id));
	if (!questions.some((question) => marked.has(question))) throw invalidField('question_ids', 'voice.noneMarked');
	const { progressId } = found.stored;
	return openReadyRequests(
		{ db, clock },
		actor,
		{ progressId, round: found.sheet.round, questions, field: 'question_ids' },
		call,
	);
};
