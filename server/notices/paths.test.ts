import { expect, it } from 'vitest';
import { noticePath } from './paths.ts';

const about = { progressId: 7, companyId: 3, subjectId: 5 };

it('leads to the screens of the round in which it happened', () => {
	const pathOf = (kind: 'report_ready' | 'grading_failed' | 'awaiting_finalisation', round: number) =>
		noticePath({ ...about, kind, data: { company: '甲', round } });
	expect([1, 2].map((round) => pathOf('report_ready', round))).toEqual([
		'/app/assessment-results/7?isFirstTime=true',
		'/app/assessment-results/7?isFirstTime=false',
	]);
	expect([1, 2].map((round) => pathOf('grading_failed', round))).toEqual([
		'/console/check-submissions/7',
		'/console/re-assessments/7',
	]);
	expect([1, 2].map((round) => pathOf('awaiting_finalisation', round))).toEqual([
		'/console/confirm-assessments',
		'/console/confirm-re-assessments',
	]);
});

it('leads nowhere without the record that it was about', () => {
	expect(noticePath({ ...about, kind: 'applied', progressId: null, data: {} })).toBeNull();
});
