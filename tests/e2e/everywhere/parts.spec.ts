import fs from 'node:fs';
import path from 'node:path';
import type { TestInfo } from 'playwright/test';
import { buildParts, makeFolder } from '#tests/e2e/support/parts/build.ts';
import { differenceOf } from '#tests/e2e/support/parts/compare.ts';
import { type Before, beforeOf, namesIn, partsOf, unnamed } from '#tests/e2e/support/parts/judge.ts';
import { openSheet, picturesOf, type Size } from '#tests/e2e/support/parts/pictures.ts';
import { hasOtherPackages, hasPage, readRepository, trailersSince } from '#tests/e2e/support/parts/repository.ts';
import { expect, expectAccessible, expectFitting, test } from '#tests/e2e/support/test.ts';

/**
 * The pictures of all parts, compared with those of the commit before within one run; none is stored. A part that looks
 * different is named by a `Looks:` trailer (CONTRIBUTING.md).
 *
 * @module-tag rest
 */

/** Like other journeys: wide in Japanese, on a phone in English. */
const SIZES: readonly Size[] = [
	{ width: 1440, locale: 'ja' },
	{ width: 390, locale: 'en' },
];

/** Rules of axe that a page breaks which shows the same part several times. */
const REPEATED = ['landmark-unique'];

const say = (line: string): void => void process.stdout.write(`[parts] ${line}\n`);

/** The commit to compare with; null, with the reason said, if the working tree is compared with itself, built twice. */
const chosen = ({ commit, mustName }: Before): Before => {
	const reason = commit === null ? 'There is no commit before this one' : `${commit} has no page of parts`;
	if (commit === null || !hasPage(commit)) {
		say(`${reason}: the page is compared with itself, built twice.`);
		return { commit: null, mustName: true };
	}
	if (hasOtherPackages(commit)) say(`${commit} has other packages: it is built with those of now.`);
	return { commit, mustName };
};

/** Leaves pictures in the folder of the test's results. */
const leave = (testInfo: TestInfo, part: string, pictures: Record<string, Buffer | undefined>): void => {
	for (const [name, picture] of Object.entries(pictures)) {
		if (!picture) continue;
		const file = testInfo.outputPath(`${part}-${name}.png`);
		fs.writeFileSync(file, picture);
		testInfo.attachments.push({ name: `${part} ${name}`, path: file, contentType: 'image/png' });
	}
};

const folder = makeFolder();
const built = { before: path.join(folder, 'before'), now: path.join(folder, 'now') };

test.afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('parts look as in the commit before, or a trailer names them', async ({ page }, testInfo) => {
	const { commit, mustName } = chosen(beforeOf(readRepository()));
	await Promise.all([buildParts(commit, built.before), buildParts(null, built.now)]);
	const changed = new Set<string>();
	for (const size of SIZES) {
		await openSheet(page, built.before, size);
		const before = await picturesOf(page);
		await openSheet(page, built.now, size);
		await expectFitting(page);
		const now = await picturesOf(page);
		await expectAccessible(page, REPEATED);
		const { both, added, removed } = partsOf([...before.keys()], [...now.keys()]);
		expect(now.size).toBeGreaterThan(0);
		if (added.length + removed.length > 0)
			say(`New: ${added.join(', ') || '-'}. Removed: ${removed.join(', ') || '-'}.`);
		for (const id of both) {
			const [one, other] = [before.get(id), now.get(id)];
			const difference = one && other ? await differenceOf(one, other) : null;
			if (!difference) continue;
			changed.add(id);
			leave(testInfo, `${id}-${size.width}`, { before: one, now: other, difference });
		}
	}
	if (changed.size > 0) say(`Different at ${testInfo.outputDir}: ${[...changed].join(', ')}.`);
	if (!mustName) return;
	const named = commit === null ? [] : namesIn(trailersSince(commit));
	expect(unnamed([...changed], named), 'parts that look different, and that no `Looks:` trailer names').toEqual([]);
});
