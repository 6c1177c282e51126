import fs from 'node:fs';
import path from 'node:path';
import { buildParts, makeFolder } from './support/parts/build.ts';
import { differenceOf } from './support/parts/compare.ts';
import { beforeOf, namesIn, partsOf, unnamed } from './support/parts/judge.ts';
import { openSheet, picturesOf, type Size } from './support/parts/pictures.ts';
import { hasOtherPackages, hasPage, readRepository, trailersSince } from './support/parts/repository.ts';
import { expect, expectAccessible, expectFitting, test } from './support/test.ts';

/**
 * The pictures of all parts, compared with those of the commit before within one run; none is stored. A part that looks
 * different is named by a `Looks:` trailer (CONTRIBUTING.md).
 */

/** Like other journeys: wide in Japanese, on a phone in English. */
const SIZES: readonly Size[] = [
	{ width: 1440, locale: 'ja' },
	{ width: 390, locale: 'en' },
];

const say = (line: string): void => void process.stdout.write(`[parts] ${line}\n`);

/** The commit to compare with; null compares the working tree with itself, built twice. */
const chosen = (): { commit: string | null; mustName: boolean } => {
	const { commit, mustName } = beforeOf(readRepository());
	if (commit === null) say('There is no commit before this one: the page is compared with itself, built twice.');
	else if (!hasPage(commit)) say(`${commit} has no page of parts: the page is compared with itself, built twice.`);
	else {
		if (hasOtherPackages(commit)) say(`${commit} has other packages: it is built with those of now.`);
		return { commit, mustName };
	}
	return { commit: null, mustName: true };
};

const folder = makeFolder();
const built = { before: path.join(folder, 'before'), now: path.join(folder, 'now') };

test.afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('parts look as in the commit before, or a trailer names them', async ({ page }, testInfo) => {
	const { commit, mustName } = chosen();
	await Promise.all([buildParts(commit, built.before), buildParts(null, built.now)]);
	const changed = new Set<string>();
	for (const size of SIZES) {
		await openSheet(page, built.before, size);
		const before = await picturesOf(page);
		await openSheet(page, built.now, size);
		await expectFitting(page);
		const now = await picturesOf(page);
		await expectAccessible(page);
		const { both, added, removed } = partsOf([...before.keys()], [...now.keys()]);
		expect(now.size).toBeGreaterThan(0);
		if (added.length + removed.length > 0)
			say(`New: ${added.join(', ') || '-'}. Removed: ${removed.join(', ') || '-'}.`);
		for (const id of both) {
			const [one, other] = [before.get(id), now.get(id)];
			const difference = one && other ? await differenceOf(one, other) : null;
			if (!difference) continue;
			changed.add(id);
			for (const [name, body] of Object.entries({ before: one, now: other, difference })) {
				if (body) await testInfo.attach(`${id} ${size.width} ${name}`, { body, contentType: 'image/png' });
			}
		}
	}
	if (changed.size > 0) say(`Different at ${testInfo.outputDir}: ${[...changed].join(', ')}.`);
	if (!mustName) return;
	const named = commit === null ? [] : namesIn(trailersSince(commit));
	expect(unnamed([...changed], named), 'parts that look different, and that no `Looks:` trailer names').toEqual([]);
});
