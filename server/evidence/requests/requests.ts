import { lockVisibleProgress } from '#server/assessment/access.ts';
import { assertOpenInCorrection, findObjectionOf } from '#server/assessment/objections.ts';
import { assertRatable } from '#server/assessment/rounds.ts';
import { getQuestionIds } from '#server/assessment/sheet-questions.ts';
import type { Progress } from '#server/assessment/transition.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { evidenceRequests } from '#server/db/tables/evidence.ts';
import { announce } from '#server/notify/announce.ts';
import type { Round } from '#shared/assessment/round.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { tokyoDate } from '#shared/dates.ts';
import { isPastDue } from '#shared/evidence/due.ts';
import type { OpenRequestInput, RequestVersion } from '#shared/evidence/requests.ts';
import { recordAuditOf } from './audit.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** The round whose sheet is being checked: 2 during re-assessment, otherwise 1. */
export const checkedRound = ({ status }: Pick<Progress, 'status'>): Round => (status === STATUS.reassessment ? 2 : 1);

/** Requests for one round; `questionId` is null for a request on the assessment as a whole. */
type Asked = {
	progress: Progress;
	round: Round;
	requests: readonly { questionId: number | null; content: string }[];
	dueOn: string | null;
};

/**
 * Creates requests for a locked assessment and notifies the company.
 * @throws 409 if a correction leaves a question closed; 422 if the due date is in the past
 */
export const makeRequests = async (
	tx: Tx,
	{ clock }: Pick<Needs, 'clock'>,
	actor: ConsoleActor,
	{ progress, round, requests: asked, dueOn }: Asked,
	call: CallContext,
): Promise<RequestVersion[]> => {
	const objection = await findObjectionOf(tx, progress.id, round);
	assertOpenInCorrection(
		objection,
		progress.status,
		asked.map(({ questionId }) => questionId),
	);
	const now = clock.now();
	if (dueOn !== null && isPastDue(dueOn, tokyoDate(now))) throw invalidField('due_on', 'evidence.pastDue');
	const times = { createdAt: now, updatedAt: now };
	const common = { progressId: progress.id, round, dueOn, createdBy: actor.userId, ...times };
	const requests = await tx
		.insert(evidenceRequests)
		.values(asked.map((each) => ({ ...common, ...each })))
		.returning();
	for (const request of requests) {
		await recordAuditOf(tx, { action: 'evidence_request.opened', request, actor, call });
		await announce(tx, 'evidence_requested', now, { subject_id: request.id });
	}
	return requests.map(({ id, status, version }) => ({ id, status, version }));
};

/**
 * Requests evidence in the round that is being checked.
 * @throws 404; 409 outside of 3 and 8 and while grading is pending; 422 for a question that is not on the round's
 * sheet, and for a due date in the past
 */
export const openRequest = (
	{ db, clock }: Needs,
	actor: ConsoleActor,
	{ progress_id: progressId, answer_content_id: contentId, content, due_on: dueOn }: OpenRequestInput,
	call: CallContext,
): Promise<RequestVersion> =>
	db.transaction(async (tx) => {
		const progress = await lockVisibleProgress(tx, actor, progressId);
		const round = checkedRound(progress);
		assertRatable(progress, round);
		const wanted = contentId ? [contentId] : [];
		const [questionId = null] = await getQuestionIds(tx, { progressId, round }, wanted, () => 'answer_content_id');
		const asked = { progress, round, requests: [{ questionId, content }], dueOn: dueOn ?? null };
		const [request] = await makeRequests(tx, { clock }, actor, asked, call);
		if (!request) throw new Error('no request was made');
		return request;
	});
