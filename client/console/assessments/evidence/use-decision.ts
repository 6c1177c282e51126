import { api } from '#client/api/client.ts';
import { useSingle } from '#client/base/use-single.ts';
import { useDraftText } from '#client/evidence/use-draft-text.ts';
import type { RequestActs } from '#client/evidence/use-request-acts.ts';
import { LIMITS } from '#shared/limits.ts';

type DecisionOptions = {
	/** When to ask before unsent text is left. */
	asks: 'always' | 'reload';
	afterWithdrawing: () => void;
};

/** The calls with which staff decide on a request, and the text sent with them. */
export const useDecision = (id: number, acts: RequestActs, { asks, afterWithdrawing }: DecisionOptions) => {
	const draft = useDraftText(`evidence:${id}`, { asks });
	const options = { meta: { handlesFailure: true } };
	const accepting = api.console.evidence.accept.useMutation(options);
	const returning = api.console.evidence.return.useMutation(options);
	const withdrawing = api.console.evidence.withdraw.useMutation(options);
	const writing = api.console.evidence.addMessage.useMutation(options);
	const accept = useSingle(() => acts.act((version) => accepting.mutateAsync({ id, version })));
	const withdraw = useSingle(async () => {
		await acts.act((version) => withdrawing.mutateAsync({ id, version }));
		afterWithdrawing();
	});
	/** Sends the text as the reason of a return, or as a message. */
	const give = useSingle(async (kind: 'return' | 'message') => {
		const { mutateAsync } = kind === 'return' ? returning : writing;
		if (await acts.act((version) => mutateAsync({ id, content: draft.text, version }))) draft.clear();
	});
	return {
		draft,
		isTooLong: draft.text.length > LIMITS.comment,
		accept,
		withdraw,
		give,
		isBusy: accept.busy || withdraw.busy || give.busy,
	};
};

export type Decision = ReturnType<typeof useDecision>;
