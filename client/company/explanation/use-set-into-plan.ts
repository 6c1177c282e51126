import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '#client/api/client.ts';
import { isLostSignIn, reactToWrite } from '#client/api/reactions.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { type ApiFailure, failureOf } from '#client/base/failure.ts';
import { useSingle } from '#client/base/use-single.ts';
import { memberOf } from '#client/company/improvement-plan/action-values.ts';
import { leaveWithoutAsking } from '#client/ui/unsaved.tsx';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';
import type { SetLine } from './set-lines.ts';

type Asked = { owner: string; date: string };

/** A new line with what was asked, or an addition to a line that keeps all else. */
const bodyOf = ({ action }: SetLine, { owner, date }: Asked, members: ImprovementPlan['members']) =>
	action
		? {
				owner: action.owner,
				target_date: action.target_date,
				action_state: action.action_state,
				version: action.version,
			}
		: { owner, owner_id: memberOf(owner, members), target_date: date || null, version: 0 };

/**
 * Writes lines into the plan, all or none, and opens the first. With their versions: where somebody has changed one meanwhile,
 * nothing is overwritten, and the plan is read again.
 */
export const useSetIntoPlan = ({ id, members }: ImprovementPlan) => {
	const [, navigate] = useLocation();
	const { app } = api.useUtils();
	const saving = api.app.plans.save.useMutation({ meta: { handlesFailure: true } });
	const [failure, setFailure] = useState<ApiFailure | null>(null);
	const { run, busy } = useSingle(async (lines: readonly SetLine[], asked: Asked): Promise<void> => {
		const plan_actions = lines.map((line) => ({
			sub_category_id: line.subCategoryId,
			decision: 'do' as const,
			measure: line.measure,
			...bodyOf(line, asked, members),
		}));
		try {
			await saving.mutateAsync({ id, plan_actions });
		} catch (error) {
			const refused = failureOf(error);
			if (isLostSignIn(refused)) return reactToWrite(refused, true);
			setFailure(refused);
			if (refused.status === 409) await app.plans.get.invalidate({ id });
			return;
		}
		await app.plans.get.invalidate({ id });
		leaveWithoutAsking(() => navigate(companyPaths.improvementPlan(id, { open: lines[0]?.subCategoryId })));
	});
	return { put: run, busy, failure };
};
