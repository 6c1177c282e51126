import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { isLostSignIn, reactToWrite } from '#client/api/reactions.ts';
import { type ApiFailure, failureOf } from '#client/base/failure.ts';
import { useSingle } from '#client/base/use-single.ts';
import type { PlanAction } from '#shared/plans/schemas.ts';

/**
 * Accepts and returns an action, based on the version shown. If somebody else was first, the plan is refetched, and the
 * failure says so.
 */
export const usePlanActs = (planId: number, action: PlanAction, onDecided?: () => void) => {
	const { console: cached } = api.useUtils();
	const options = { meta: { handlesFailure: true } };
	const accepting = api.console.plans.accept.useMutation(options);
	const returning = api.console.plans.return.useMutation(options);
	const [failure, setFailure] = useState<ApiFailure | null>(null);
	const target = { id: planId, action_id: action.id, version: action.version };

	/** Returns whether it succeeded. */
	const act = async (call: () => Promise<unknown>): Promise<boolean> => {
		try {
			await call();
			setFailure(null);
			await cached.plans.get.invalidate({ id: planId });
			return true;
		} catch (error) {
			const refused = failureOf(error);
			if (isLostSignIn(refused)) reactToWrite(refused, true);
			else setFailure(refused);
			if (refused.status === 409) await cached.plans.get.invalidate({ id: planId });
			return false;
		}
	};

	const accept = useSingle(async () => {
		if (await act(() => accepting.mutateAsync(target))) onDecided?.();
	});
	const giveBack = useSingle(async (content: string, onDone: () => void) => {
		if (!(await act(() => returning.mutateAsync({ ...target, content })))) return;
		onDone();
		onDecided?.();
	});
	return { failure, accept, giveBack };
};

export type PlanActs = ReturnType<typeof usePlanActs>;
