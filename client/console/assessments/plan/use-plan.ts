import { api } from '#client/api/client.ts';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';

/** The improvement plan, for the screens around it: they stay as they are when it cannot be loaded. */
export const usePlan = (id: number, isWanted = true): ImprovementPlan | null =>
	api.console.plans.get.useQuery({ id }, { meta: { handlesFailure: true }, enabled: isWanted }).data?.data ?? null;
