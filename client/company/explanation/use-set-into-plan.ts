import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '#client/api/client.ts';
import { isLostSignIn, reactToWrite } from '#client/api/reactions.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { type ApiFailure, failureOf } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { memberOf } from '#client/company/improvement-plan/action-values.ts';
import { leaveWithoutAsking } from '#client/ui/unsaved.tsx';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';
import { measureOf, type SetLine } from './set-lines.ts';

/**
 * Writes lines into the plan, all or none, and opens the first. Version 0: where somebody has answered one meanwhile, nothing
 * is overwritten, and the plan is read again.
 */
export const useSetIntoPlan = ({ id, members }: ImprovementPlan) => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const { app } = api.useUtils();
	const saving = api.app.plans.save.useMutation({ meta: { handlesFailure: true } });
	const [failure, setFailure] = useState<ApiFailure | null>(null);
	const { run, busy } = useSingle(
		async (lines: readonly SetLine[], { owner, date }: { owner: string; date: string }): Promise<void> => {
			const plan_actions = lines.map(({ subCategoryId: sub_category_id, raises }) => ({
				sub_category_id,
				decision: 'do' as const,
				measure: measureOf(t('company.plan.set.measure'), raises),
				owner,
				owner_id: memberOf(owner, members),
				target_date: date || null,
				version: 0,
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
		},
	);
	return { put: run, busy, failure };
};
