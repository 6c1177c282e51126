import { describe, expect, test } from 'vitest';
import {
	openingOf,
	type ProgressFacts,
	type RowActions,
	reassessmentActions,
	reassessmentOffer,
	submissionActions,
	workActions,
} from './row-actions.ts';

const row = (status: number, hasProposal = false): ProgressFacts => ({
	id: 7,
	company_id: 3,
	status: { id: status },
	has_improvement_proposal: hasProposal,
	is_proposal_waived: false,
	is_certificate_blocked: false,
	submitted_at: status >= 3 ? '2026-01-02T00:00:00.000Z' : null,
	since: '2026-01-02T00:00:00.000Z',
});

const keys = ({ next, others }: RowActions) => [next?.key ?? null, ...others.map((entry) => entry.key)];

describe('actions in the list of submissions', () => {
	test.each([
		[3, false, ['check']],
		[4, false, ['createReport', 'viewCheck']],
		[5, false, ['createProposal', 'editReport', 'manageReport', 'viewCheck']],
		[5, true, ['editProposal', 'editReport', 'manageReport', 'viewCheck']],
		[6, true, [null, 'editProposal', 'editReport', 'manageReport', 'manageProposal', 'viewCheck']],
		[7, true, [null, 'manageReport', 'manageProposal', 'viewPlan', 'viewCheck']],
		[7, false, [null, 'manageReport', 'viewCheck']],
		[14, true, [null, 'manageReport', 'manageProposal', 'viewCheck']],
	])('at %i, with a proposal: %s', (status, hasProposal, expected) => {
		expect(keys(submissionActions(row(status, hasProposal)))).toEqual(expected);
	});

	test('at 5 without a proposal on purpose there is no next one, but writing is still offered', () => {
		const waived = { ...row(5), is_proposal_waived: true };
		expect(keys(submissionActions(waived))).toEqual([
			null,
			'createProposal',
			'editReport',
			'manageReport',
			'viewCheck',
		]);
	});
});

describe('actions in the list of re-assessments', () => {
	test.each([
		[7, false, [null]],
		[7, true, [null, 'viewPlan']],
		[8, false, ['check']],
		[8, true, ['check', 'viewPlan']],
		[9, false, ['createReport', 'viewCheck']],
		[10, false, [null, 'editReport', 'manageReport', 'viewCheck']],
		[11, true, [null, 'manageReport', 'viewPlan', 'viewCheck']],
	])('at %i, with a proposal: %s', (status, hasProposal, expected) => {
		expect(keys(reassessmentActions(row(status, hasProposal)))).toEqual(expected);
	});

	test('a re-assessment can be applied for at 7 only, within a year', () => {
		expect(reassessmentOffer(row(7), new Date('2027-01-02T14:59:59.999Z'))).toBe('open');
		expect(reassessmentOffer(row(7), new Date('2027-01-02T15:00:00.000Z'))).toBe('late');
		for (const status of [6, 8, 9, 10, 11]) expect(reassessmentOffer(row(status), new Date())).toBeNull();
	});
});

describe('actions in "my work"', () => {
	test.each([
		[2, false, [null]],
		[3, false, ['check']],
		[5, false, ['createProposal', 'editReport', 'manageReport', 'viewCheck']],
		[5, true, [null, 'createProposal', 'editReport', 'manageReport', 'viewCheck']],
		[8, false, ['check']],
		[10, true, [null, 'editReport', 'manageReport', 'viewCheck']],
		[12, false, ['issue', 'manageReport', 'viewCheck']],
	])('at %i, with another action first: %s', (status, isLed, expected) => {
		expect(keys(workActions(row(status), isLed))).toEqual(expected);
	});
});

test('a certificate that critical failures block is looked at, not issued', () => {
	expect(keys(workActions({ ...row(12), is_certificate_blocked: true }, false))).toEqual([
		'viewCertification',
		'manageReport',
		'viewCheck',
	]);
});

test('a row opens the submission, or the company before submission', () => {
	expect(openingOf(row(2))).toBe('/console/companies/3');
	expect(openingOf(row(6))).toBe('/console/check-submissions/7');
	expect(openingOf(row(9))).toBe('/console/re-assessments/7');
	expect(openingOf(row(13))).toBe('/console/check-submissions/7');
	expect(openingOf({ ...row(14), submitted_at: null })).toBe('/console/companies/3');
});
