import { and, desc, eq } from 'drizzle-orm';
import type { BrowserContext, Cookie, Page } from 'playwright/test';
import { loadDemo } from '#scripts/seed/demo/load.ts';
import { loadDemoProgramme } from '#scripts/seed/demo/programme/load.ts';
import { DEMO_OPERATOR } from '#scripts/start/demo-operator.ts';
import { users } from '#server/db/tables/accounts.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import {
	type Ids,
	OF_PRODUCT,
	OF_README,
	type Place,
	promisesOfProduct,
	promisesOfReadme,
} from '#tests/e2e/support/demo-places.ts';
import { logIn } from '#tests/e2e/support/guide-screens.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { loaded } from '#tests/e2e/support/visit.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { LIMITS } from '#tests/support/limits.ts';

/**
 * Everything that the README promises is seen in the demo, without typing anything but a password.
 *
 * @module-tag rest
 */

const SETTINGS = { env: { ...DEMO_OPERATOR }, worker: true, withoutPrinting: true };

test.use({ settings: SETTINGS });

const newestOf = async ({ deps: { db } }: TestApp, number: number): Promise<number> => {
	const [row] = await db
		.select({ id: assessmentProgresses.id })
		.from(users)
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.companyId, users.companyId))
		.where(and(eq(users.area, 'app'), eq(users.email, `owner${number}@example.com`)))
		.orderBy(desc(assessmentProgresses.id))
		.limit(1);
	if (!row) throw new Error(`owner${number} has no assessment`);
	return row.id;
};

const idsIn = async (app: TestApp): Promise<Ids> => {
	const [three, seven, eleven] = await Promise.all([3, 7, 11].map((number) => newestOf(app, number)));
	const [certificate] = await app.deps.db
		.select({ code: certificates.code })
		.from(certificates)
		.where(eq(certificates.progressId, await newestOf(app, 13)));
	return { progress: { 3: three ?? 0, 7: seven ?? 0, 11: eleven ?? 0 }, code: certificate?.code ?? '' };
};

let ids: Ids;

test.beforeAll(async ({ appWith }) => {
	test.setTimeout(LIMITS.longJourney);
	const app = await appWith(SETTINGS);
	await loadDemo(app.deps);
	await loadDemoProgramme(app.deps);
	ids = await idsIn(app);
});

/** Follows the way to a place and reads there what it has to show. */
const look = async (page: Page, { way: [address, ...clicked], reads, has }: Place): Promise<void> => {
	await page.goto(address);
	for (const selector of clicked) {
		await loaded(page);
		await page.locator(selector).first().click();
	}
	for (const text of reads) await expect(page.getByText(text).first(), `${address}: ${text}`).toBeVisible();
	if (!has) return;
	const [selector, atLeast] = has;
	await expect
		.poll(() => page.locator(selector).count(), { message: `${address}: ${selector}` })
		.toBeGreaterThanOrEqual(atLeast);
};

/** The cookies of whoever has logged in once. */
const sessions = new Map<string, Cookie[]>();

/** Logs in whom the place is of. */
const become = async (page: Page, context: BrowserContext, as: string | undefined): Promise<void> => {
	// A page without calls: one just begun would be sent without a session.
	await page.goto('/verify');
	await context.clearCookies();
	if (!as) return;
	const known = sessions.get(as);
	if (known) return context.addCookies(known);
	const area = /^(admin|assessor)/.test(as) ? 'console' : 'app';
	await logIn(page, { area, email: as, way: [] });
	sessions.set(as, await context.cookies());
};

const walk = async (page: Page, context: BrowserContext, places: readonly Place[]): Promise<void> => {
	let who: string | undefined;
	for (const place of places) {
		if (place.as !== who || !place.as) await become(page, context, place.as);
		who = place.as;
		await look(page, place);
	}
};

test('every sentence of the README about the product has its places', () => {
	const unplaced = promisesOfReadme().filter(
		(sentence) => !Object.keys(OF_README).some((beginning) => sentence.startsWith(beginning)),
	);
	expect(unplaced).toEqual([]);
	expect(Object.keys(OF_README)).toHaveLength(promisesOfReadme().length);
});

test('every paragraph of the page about the product has its places, looked at when a sentence is added', () => {
	expect(promisesOfProduct()).toEqual(Object.entries(OF_PRODUCT).map(([bold, { sentences }]) => [bold, sentences]));
});

for (const [promise, { places }] of Object.entries({ ...OF_README, ...OF_PRODUCT })) {
	test(`the demo shows: ${promise}`, async ({ page, context }) => {
		await walk(page, context, places(ids));
	});
}
