import { expect, it } from 'vitest';
import { tabOf } from './tabs.ts';

it.each([
	['/app/assessment', 'assessment'],
	['/app/assessment/categories/1/sub-categories/2', 'assessment'],
	['/app/evidence-requests/3', 'assessment'],
	['/app/records', 'assessment'],
	['/app/company_info', 'profile'],
	['/app/profile/edit', 'profile'],
	['/app/history', 'history'],
	['/app/notices', null],
	['/app/assessments', null],
])('%s is of the tab %s, wherever it was opened', (path, tab) => {
	for (const last of [null, 'assessment', 'profile', 'history'] as const) expect(tabOf(path, last)).toBe(tab);
});

it.each([
	'/app/assessment-results/4',
	'/app/assessment-results/4/explanation',
	'/app/improvement-plans/4',
	'/app/certificate',
])('%s is of the tab from which it was opened', (path) => {
	expect([tabOf(path, 'history'), tabOf(path, 'assessment')]).toEqual(['history', 'assessment']);
	// By a link of a mail.
	expect(tabOf(path, null)).toBe('assessment');
});
