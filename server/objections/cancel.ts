import { endByCancel, findUndecidedObjection } from '#server/assessment/objections.ts';
import type { Progress } from '#server/assessment/transition.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict } from '#server/base/errors.ts';
import type { Tx } from '#server/db/client.ts';
import { type Deciders, judgeDecider, listDeciders } from './deciders.ts';

/** As many names as a message takes. */
const MOST_NAMES = 5;

/** Names who may cancel: those who may decide, or else any admin. */
const refusal = ({ mayDecide }: Deciders, call: CallContext) => {
	if (mayDecide.length === 0) return conflict('objections.cancelByAdmin');
	const names = mayDecide.slice(0, MOST_NAMES).map(({ name }) => name);
	const people = new Intl.ListFormat(call.locale, { type: 'disjunction' }).format(names);
	const more = mayDecide.length - names.length;
	return more > 0
		? conflict('objections.cancelInvolvedMore', { people, count: more })
		: conflict('objections.cancelInvolved', { people });
};

/**
 * Ends the undecided objection of an assessment that is about to be canceled. Who may not decide it may not end it either:
 * the same rule, by the same list. The progress is locked.
 * @throws 409 naming who may, for whoever rated or finalized the round unless there is nobody else
 */
export const endObjectionByCancel = async (
	tx: Tx,
	progress: Progress,
	{ actor, now, call }: { actor: ConsoleActor; now: Date; call: CallContext },
): Promise<void> => {
	const objection = await findUndecidedObjection(tx, progress.id);
	if (!objection) return;
	const deciders = await listDeciders(tx, { ...objection, companyId: progress.companyId });
	const judged = judgeDecider(actor, deciders);
	if (judged === 'conflict') throw conflict('interests.own');
	if (judged === 'involved') throw refusal(deciders, call);
	await endByCancel(tx, objection.id, { actor, now, call, isInvolved: judged === 'marked' });
};
