import { lockVisibleProgress } from '#server/assessment/access.ts';
import { assertRatable } from '#server/assessment/rounds.ts';
import { getQuestionIds } from '#server/assessment/sheet-questions.ts';
import type { Progress } from '#server/assessment/transition.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { evidenceRequests } from '#server/db/tables/evidence.ts';
import { announce } from '#server/notify/announce.ts';
import type { Round } from '#shared/assessment/round.ts';
import { STATUS } from '#shared/assessment/status.ts';
import type { OpenRequestInput, RequestVersion } from '#shared/evidence/requests.ts';
import { recordAuditOf } from './audit.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** What is asked, of each of these questions of the round's sheet, or without any on the assessment as a whole. */
type Asked = {
	progress: Progress;
	round: Round;
	questions: readonly number[];
	/** The path of each question on the wire. */
	field: (at: number) => string;
	content: string;
	dueOn: string | null;
};

/** @throws 409 unless the round is being checked; 422 for a question that is not of its sheet */
const makeRequests = async (
	tx: Tx,
	{ clock }: Pick<Needs, 'clock'>,
	actor: ConsoleActor,
	{ progress, round, questions, field, content, dueOn }: Asked,
	call: CallContext,
): Promise<RequestVersion[]> => {
	assertRatable(progress, round);
	const progressId = progress.id;
	const questionIds = await getQuestionIds(tx, { progressId, round }, questions, field);
	const now = clock.now();
	const about = questionIds.length > 0 ? questionIds : [null];
	const requests = await tx
		.insert(evidenceRequests)
		.values(
			about.map((questionId) => ({
				progressId,
				round,
				questionId,
				content,
				dueOn,
				createdBy: actor.userId,
				createdAt: now,
				updatedAt: now,
			})),
		)
		.returning();
	for (const request of requests) {
		await recordAuditOf(tx, { action: 'evidence_request.opened', request, actor, call });
		await announce(tx, 'evidence_requested', now, { subject_id: request.id });
	}
	return requests.map(({ id, status, version }) => ({ id, status, version }));
};

/**
 * Asks a company for evidence in the round that is being checked.
 * @throws 404; 409 outside of 3 and 8 and while grading is pending; 422 for a question that is not of the round's sheet
 */
export const openRequest = (
	{ db, clock }: Needs,
	actor: ConsoleActor,
	{ progress_id: progressId, answer_content_id: contentId, content, due_on: dueOn }: OpenRequestInput,
	call: CallContext,
): Promise<RequestVersion> =>
	db.transaction(async (tx) => {
		const progress = await lockVisibleProgress(tx, actor, progressId);
		const round = progress.status === STATUS.reassessment ? 2 : 1;
		const questions = contentId ? [contentId] : [];
		const asked = {
			progress,
			round,
			questions,
			field: () => 'answer_content_id',
			content,
			dueOn: dueOn ?? null,
		} as const;
		const [request] = await makeRequests(tx, { clock }, actor, asked, call);
		if (!request) throw new Error('no request was made');
		return request;
	});

/** Asks the same on several questions, all or none. @throws as `openRequest`; 409 also while another round is checked */
export const openRequests = (
	{ db, clock }: Needs,
	actor: ConsoleActor,
	{ progressId, ...asked }: Omit<Asked, 'progress'> & { progressId: number },
	call: CallContext,
): Promise<RequestVersion[]> =>
	db.transaction(async (tx) => {
		const progress = await lockVisibleProgress(tx, actor, progressId);
		return makeRequests(tx, { clock }, actor, { progress, ...asked }, call);
	});
