import { api } from '#client/api/client.ts';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';

/** The improvement plan for screens that only mention it: null while it loads or if it fails. */
export const usePlan = (id: number, isWanted = true): ImprovementPlan | null =>
	api.console.plans.get.useQuery({ id }, { meta: { handlesFailure: true }, enabled: isWanted }).data?.data ?? null;
