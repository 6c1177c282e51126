import { api } from '#client/api/client.ts';
import { reactToWrite } from '#client/api/reactions.ts';
import { useSingle } from '#client/base/use-single.ts';
import type { DialogEditing } from '#client/editing/use-dialog-editing.ts';
import { useReloadPlan } from './use-action-text.ts';

/** Saves what was typed, and tells the assessor that a returned action is mended. */
export const useMended = (planId: number, text: DialogEditing) => {
	const utils = api.useUtils();
	const reloadPlan = useReloadPlan(planId);
	const telling = api.app.plans.mended.useMutation({ meta: { handlesFailure: true } });
	return useSingle(async (actionId: number) => {
		const version = text.changes > 0 ? await text.saveNow() : text.version;
		if (version === null) return;
		try {
			await telling.mutateAsync({ id: planId, action_id: actionId, version });
		} catch (error) {
			reactToWrite(error, false);
		}
		// After a refusal, too: the action was changed or reviewed meanwhile.
		await reloadPlan().catch(() => null);
		void utils.app.assessment.overview.invalidate();
	});
};
