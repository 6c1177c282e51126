import { expect } from 'vitest';
import { type Assessment, type Base, type Day, dayFrom, dayOf, daysFrom, type Sheet } from './base.ts';

/** What the oracle of the programme's figures counts: companies, assessments and rounds of base tables, in JavaScript. */

export type Asked = {
	from: string;
	to: string;
	industry?: string;
	prefecture?: number;
	/** First and last number of employees; null for companies that have not said it. */
	employees?: readonly [number, number] | null;
	assessor?: number;
};

export const monthOf = (day: Day): string => day.slice(0, 7);

/** A percent that the product rounds to one decimal. */
export const near = (value: number | null) => (value === null ? null : expect.closeTo(value, 0.9));

export const mean = (values: readonly number[]): number | null =>
	values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The value in the middle, between two neighbors where there are two. */
export const median = (values: readonly number[]): number | null => {
	const sorted = [...values].sort((a, b) => a - b);
	const [below, above] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
	return below === undefined || above === undefined ? null : (below + above) / 2;
};

export const isInGroup = ({ companies, assigned }: Base, asked: Asked, companyId: number): boolean => {
	const company = companies.get(companyId);
	if (!company) return false;
	const { industry, prefecture, employees, assessor } = asked;
	if (industry !== undefined && company.letter !== industry) return false;
	if (prefecture !== undefined && company.prefecture !== prefecture) return false;
	if (employees === null && company.employees !== null) return false;
	if (
		employees &&
		(company.employees === null || company.employees < employees[0] || company.employees > employees[1])
	) {
		return false;
	}
	return assessor === undefined || assigned.some((row) => row.user_id === assessor && row.company_id === companyId);
};

export const isIn = ({ from, to }: Asked, day: Day | null): boolean =>
	day !== null && monthOf(day) >= from && monthOf(day) <= to;

export const newestOf = (assessments: readonly Assessment[]): Assessment[] => [
	...new Map(assessments.map((row) => [row.company_id, row])).values(),
];

export const owesEvidence = ({ requests }: Base, { id, status }: Assessment): boolean => {
	const round = status === 3 ? 1 : status === 8 ? 2 : 0;
	const own = requests.filter((row) => row.progress_id === id && row.round === round);
	return own.some((row) => row.status === 'open') && !own.some((row) => row.status === 'answered');
};

export type Round = {
	sheet: Sheet;
	assessment: Assessment;
	percent: number | null;
	gradedOn: Day | null;
	finalisedOn: Day | null;
	stands: boolean;
	days: number;
};

export const roundsOf = (base: Base): Round[] => {
	const byId = new Map(base.assessments.map((row) => [row.id, row]));
	return base.sheets.flatMap((sheet) => {
		const assessment = byId.get(sheet.progress_id);
		if (!assessment || assessment.status === 14) return [];
		const isFirst = sheet.round === 1;
		const graded = isFirst ? assessment.graded_at : assessment.regraded_at;
		if (graded === null) return [];
		const began = isFirst ? assessment.submitted_at : assessment.reassessment_at;
		const finalised = isFirst ? assessment.completed_at : assessment.recompleted_at;
		const max = base.papers.get(assessment.paper_id) ?? 0;
		return [
			{
				sheet,
				assessment,
				percent: sheet.score === null ? null : (sheet.score * 100) / max,
				gradedOn: dayOf(graded),
				finalisedOn: dayOf(finalised),
				stands: finalised !== null && (!isFirst || assessment.recompleted_at === null),
				days: began === null ? 0 : Math.max(0, daysFrom(dayFrom(began), dayFrom(graded))),
			},
		];
	});
};

export const standingOf = (base: Base, asked: Asked): Round[] =>
	roundsOf(base).filter(
		(round) => round.stands && isIn(asked, round.finalisedOn) && isInGroup(base, asked, round.assessment.company_id),
	);
