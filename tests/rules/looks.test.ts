import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { journeyOf, LOOKS, SCREENS, screenAt } from '#tests/e2e/support/looks.ts';
import { root } from './support/imports.ts';

/** By day axe looks at each screen once: `tests/e2e/support/looks.ts`. */

/** Paths without a screen of their own: they lead on to another. */
const LEAD_ON = ['/app', '/console'];

const journeys = new Map(
	globSync('tests/e2e/**/*.spec.ts', { cwd: root }).map((file) => [
		journeyOf(file),
		readFileSync(path.join(root, file), 'utf8'),
	]),
);

it('every screen is looked at by one journey', () => {
	expect(SCREENS.filter((screen) => !LOOKS.has(screen))).toEqual(LEAD_ON);
	expect([...LOOKS.keys()].filter((screen) => !SCREENS.includes(screen))).toEqual(['/unsubscribe']);
});

it('the journeys are of the day', () => {
	for (const journey of LOOKS.values()) {
		expect(journeys.get(journey), journey).toMatch(/expect(?:Screen|Accessible)\(/);
		expect(journeys.get(journey), journey).not.toMatch(/@module-tag rest\b/);
	}
});

it.each([
	['http://127.0.0.1:3000/', '/'],
	['http://127.0.0.1:3000/app/assessment?x=1', '/app/assessment'],
	[
		'http://127.0.0.1:3000/app/assessment/categories/3/sub-categories/4',
		'/app/assessment/categories/:categoryId/sub-categories/:id',
	],
	['http://127.0.0.1:3000/console/companies/new', '/console/companies/new'],
	['http://127.0.0.1:3000/console/companies/7', '/console/companies/:id'],
	['http://127.0.0.1:3000/verify/T04DN-45374', '/verify/:code'],
	['http://127.0.0.1:3000/nowhere/at/all', null],
])('%s is %s', (url, screen) => {
	expect(screenAt(url)).toBe(screen);
});
