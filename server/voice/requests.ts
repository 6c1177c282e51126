import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict, invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { openRequests } from '#server/evidence/requests.ts';
import type { RequestVersion } from '#shared/evidence/requests.ts';
import { serverText } from '#shared/i18n/server/texts.ts';
import { LEAST_QUESTIONS, type RequestMarkedInput } from '#shared/voice/schemas.ts';
import { findMarks } from './marks.ts';
import { getVisibleVoice } from './rounds.ts';

/**
 * Asks the company for evidence on questions of which some are marked. They hold one neutral text and go out together, so
 * that nobody can tell which of them workers' answers prompted.
 * @throws 404; 409 unless the sheet of the round is being checked; 422
 */
export const requestMarked = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ id, question_ids: given, due_on: dueOn }: RequestMarkedInput & { id: number },
	call: CallContext,
): Promise<RequestVersion[]> => {
	const found = await getVisibleVoice(db, actor, id);
	if (found.stored.closedAt === null) throw conflict('voice.notClosed');
	if (found.sheet.archivedAt !== null) throw conflict('evidence.notActive');
	// In the order of the sheet: not that in which somebody picked them.
	const questions = [...new Set(given)].sort((a, b) => a - b);
	if (questions.length < LEAST_QUESTIONS) {
		throw invalidField('question_ids', 'voice.tooFewQuestions', { minimum: LEAST_QUESTIONS });
	}
	const marked = new Set((await findMarks(db, found)).map((mark) => mark.id));
	if (!questions.some((question) => marked.has(question))) throw invalidField('question_ids', 'voice.noneMarked');
	return openRequests(
		{ db, clock },
		actor,
		{
			progressId: found.stored.progressId,
			round: found.sheet.round,
			questions,
			field: () => 'question_ids',
			content: serverText(call.locale, 'voice.request'),
			dueOn: dueOn ?? null,
		},
		call,
	);
};
