import '#client/company/texts.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import type { ObjectionStanding } from '#shared/objections/schemas.ts';
import { EntryLine } from './entry.tsx';

/** On the day of the finalizing, with thirty days to object from then on. */
const standing: ObjectionStanding = {
	...{ progress_id: 9, why_not: null, last_day: '2026-12-28', days_left: 31, filing_days: 30 },
	round: 1,
	by_question: true,
	objection: null,
};

const line = (more: object, round: 1 | 2, isAdmin: boolean): string =>
	renderToStaticMarkup(
		<Router ssrPath="/app/assessment-results/9">
			<EntryLine standing={{ ...standing, ...more }} round={round} isAdmin={isAdmin} />
		</Router>,
	).replace(/<[^>]*>/g, '');

it.each([true, false])('says the last day to object, and no number of days (admin: %s)', (isAdmin) => {
	const text = line({}, 1, isAdmin);
	expect(text).toContain('申し立てができるのは2026年12月28日までです。');
	expect(text).not.toMatch(/3[01]日/);
});

it('says nothing below the report of another round, or when it is too late', () => {
	expect(line({}, 2, true)).toBe('');
	expect(line({ why_not: 'tooLate', days_left: 0 }, 1, true)).toBe('');
});
