import type { Outputs } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { type RowActionKey, workActions } from '#client/console/assessments/lists/row-actions.ts';
import { ROUNDS, type Round } from '#shared/assessment/round.ts';
import { canTransition, isStatusId, STATUS } from '#shared/assessment/status.ts';

/** What can be done with a company that was found: as its state and the role allow, each a link to where it is done. */

export type Found = Outputs['console']['search']['data'];
export type FoundCompany = Found['companies'][number];

export type Act = {
	key: 'company' | 'requests' | 'ask' | 'assessment' | 'start' | 'assign' | `next.${RowActionKey}`;
	to: string;
	count?: number;
};

/** The round in which evidence can be requested; null at other statuses. */
const askedRound = (status: number): Round | null =>
	ROUNDS.find((round) => status === (round === 1 ? STATUS.submitted : STATUS.reassessment)) ?? null;

const sheetOf = (round: Round, id: number): string =>
	round === 1 ? consolePaths.check(id) : consolePaths.reassessment(id);

const onAssessment = ({ assessment: row, requests, company_name: name }: FoundCompany): Act[] => {
	if (!row) return [];
	const { next } = workActions(row, false);
	const round = askedRound(row.status.id);
	const [first] = requests;
	const ofSheet = round && `${sheetOf(round, row.id)}?tab=requests`;
	return [
		...(first
			? [
					{
						key: 'requests' as const,
						to: requests.length > 1 ? consolePaths.evidenceRequestsOf(name) : consolePaths.evidenceRequest(first.id),
						count: requests.length,
					},
				]
			: []),
		...(next ? [{ key: `next.${next.key}` as const, to: next.to }] : []),
		...(ofSheet ? [{ key: 'ask' as const, to: ofSheet }] : []),
	];
};

export const actsOn = (company: FoundCompany, isAdmin: boolean): Act[] => {
	const status = company.status?.id ?? null;
	const mayStart = status === null || (isStatusId(status) && canTransition('start', status));
	return [
		...onAssessment(company),
		{ key: 'company', to: consolePaths.company(company.id) },
		...(mayStart ? [{ key: 'start' as const, to: consolePaths.companyAct(company.id, 'start') }] : []),
		...(isAdmin ? [{ key: 'assign' as const, to: consolePaths.companyAct(company.id, 'assign') }] : []),
	];
};
