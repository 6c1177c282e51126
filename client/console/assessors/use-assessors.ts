import { AT_ONCE, api, type Outputs } from '#client/api/client.ts';

export type AssessorChoice = Outputs['console']['companies']['assessors']['data'][number];

const FRESH_MS = 60_000;

export const useAssessors = () =>
	api.console.companies.assessors.useQuery(
		{},
		{ staleTime: FRESH_MS, meta: { handlesFailure: true }, trpc: { context: { [AT_ONCE]: true } } },
	);
