import { useRef } from 'react';
import { upload } from '#client/api/uploads.ts';
import { failureOf } from '#client/base/failure.ts';
import type { UploadTarget } from '#client/company/assessment/files/use-uploads.ts';
import type { PlanAction } from '#shared/plans/schemas.ts';
import { useReloadPlan } from './use-action-text.ts';

type Answer = { data: { version: number } };

/**
 * Adds and removes proofs. If the action was saved meanwhile, by a colleague or by autosave, the call is retried once
 * with the new version.
 */
export const useProofs = (planId: number, action: PlanAction) => {
	const reloadPlan = useReloadPlan(planId);
	// Only the company's word that it is mended ends a return.
	const keeps_return = action.review?.review === 'returned';
	// A ref, since several files are uploaded within one render.
	const seen = useRef(action.version);
	seen.current = Math.max(seen.current, action.version);

	/** @throws the failure of the call */
	const change = async (call: (version: number) => Promise<Answer>): Promise<void> => {
		const before = seen.current;
		try {
			seen.current = (await call(before)).data.version;
		} catch (error) {
			if (failureOf(error).status !== 409) throw error;
			const { items } = await reloadPlan();
			const latest = items.find((item) => item.action?.id === action.id)?.action;
			if (!latest || latest.version === before) throw error;
			seen.current = (await call(latest.version)).data.version;
		}
	};

	const target: UploadTarget = {
		send: (file, onProgress) =>
			change((version) =>
				upload(
					'/app/improvement_plans/:id/actions/:action_id/files',
					{ id: planId, action_id: action.id, ...file, version, keeps_return },
					onProgress,
				),
			),
		refresh: reloadPlan,
	};
	return { change, target, keeps_return };
};
