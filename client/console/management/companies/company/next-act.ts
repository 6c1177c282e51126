import { consolePaths } from '#client/base/console-paths.ts';
import { withQuery } from '#client/base/paths.ts';
import { roundToFinalise } from '#client/console/assessments/lists/awaited-round.ts';
import { type RowActionKey, workActions } from '#client/console/assessments/lists/row-actions.ts';
import { isStatusId } from '#shared/assessment/status.ts';
import type { CompanyDetail } from './info.tsx';

export type NextAct = { key: RowActionKey | 'finalise'; to: string };

/** What staff do next with the newest assessment, and where; null where it is not theirs. */
export const nextActOf = (
	company: Pick<CompanyDetail, 'company_name' | 'assessment_progresses'>,
	isAdmin: boolean,
): NextAct | null => {
	const [row] = company.assessment_progresses;
	if (!row || !isStatusId(row.status.id)) return null;
	if (row.waiting_on === 'company') return null;
	if (row.waiting_on === 'admin') {
		const round = roundToFinalise(row);
		if (!isAdmin || round === null) return null;
		const list = round === 1 ? consolePaths.confirmAssessments : consolePaths.confirmReassessments;
		return { key: 'finalise', to: withQuery(list, { q: company.company_name }) };
	}
	const { next } = workActions(row, false);
	return next && { key: next.key, to: next.to };
};
