import { describe, expect, it } from 'vitest';
import { consolePaths } from '#client/base/console-paths.ts';
import type { StatusId } from '#shared/assessment/status.ts';
import { nextActOf } from './next-act.ts';

type Company = Parameters<typeof nextActOf>[0];
type Row = Company['assessment_progresses'][number];

const company = (status: StatusId, waitingOn: Row['waiting_on'], more: Partial<Row> = {}): Company => ({
	company_name: '株式会社 検証',
	assessment_progresses: [
		{
			...{ id: 7, company_id: 5, company_name: '株式会社 検証', status: { id: status, name: '' } },
			...{ start_date: null, end_date: null, submitted_at: null, submitted_by: null, receipt_number: null },
			...{
				issued_at: null,
				score: null,
				first_score: null,
				updated_at: '',
				max_score: 700,
				completed_at: null,
				certificate: null,
			},
			...{ has_first_evaluation_report: false, has_second_evaluation_report: false, has_improvement_proposal: false },
			...{ is_proposal_waived: false, waiting_on: waitingOn, since: '', age_days: 0, ageing: null, due_on: null },
			...{ open_request_count: 0, answered_request_count: 0, assessors: [], is_certificate_blocked: false },
			...{ plan: null, voice: null, filed_objection: null, is_by_same_person: false, ...more },
		},
	],
});

const both = (one: Company) => [true, false].map((isAdmin) => nextActOf(one, isAdmin));

describe('the next act on a company', () => {
	it('is none before the first assessment, while the company is to act, and after the end', () => {
		expect(both({ company_name: '', assessment_progresses: [] })).toEqual([null, null]);
		expect(both(company(1, 'company'))).toEqual([null, null]);
		expect(both(company(3, 'company'))).toEqual([null, null]);
		expect(both(company(14, null))).toEqual([null, null]);
	});

	it('is the check of a submission and of a re-assessment', () => {
		const act = (to: string) => ({ key: 'check', to });
		expect(both(company(3, 'assessor'))).toEqual(Array(2).fill(act(consolePaths.check(7))));
		expect(both(company(8, 'assessor'))).toEqual(Array(2).fill(act(consolePaths.reassessment(7))));
	});

	it('finalizes for admins only, in the list of the round, found by name', () => {
		const inList = (list: string) => ({ key: 'finalise', to: `${list}?q=${encodeURIComponent('株式会社 検証')}` });
		const proposed = company(6, 'admin', { has_improvement_proposal: true });
		expect(nextActOf(proposed, false)).toBeNull();
		expect(decoded(nextActOf(proposed, true))).toEqual(decoded(inList(consolePaths.confirmAssessments)));
		const again = company(10, 'admin', { has_improvement_proposal: true });
		expect(decoded(nextActOf(again, true))).toEqual(decoded(inList(consolePaths.confirmReassessments)));
	});
});

/** A space may be written in two ways. */
const decoded = (act: { key: string; to: string } | null) =>
	act && { key: act.key, to: decodeURIComponent(act.to.replaceAll('+', ' ')) };
