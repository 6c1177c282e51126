import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { read } from '#tests/rules/support/markdown.ts';

/** The version of package.json and the releases of the changelog are the same (docs/releases.md). */

const versioned = z.object({ version: z.string() });

const headings = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, text = '']) => text);
const releases = headings
	.slice(1)
	.map((heading) => /^\[(\d+)\.(\d+)\.(\d+)\] - (\d{4}-\d\d-\d\d)$/.exec(heading) ?? []);

describe('the changelog', () => {
	it('begins with what is not released yet, and then has each release with its day', () => {
		expect(headings[0]).toBe('[Unreleased]');
		expect(headings.slice(1)).toEqual(releases.map(([heading]) => heading));
		expect(releases.length).toBeGreaterThan(0);
	});

	it('has the newest release first', () => {
		const days = releases.map(([, , , , day = '']) => day);
		expect(days).toEqual(days.toSorted().reverse());
		const weight = ([, major, minor, patch]: readonly string[]) =>
			Number(major) * 1_000_000 + Number(minor) * 1_000 + Number(patch);
		const weights = releases.map(weight);
		expect(weights).toEqual(weights.toSorted((one, other) => other - one));
	});

	it('has the version of package.json and its lock as the newest release', () => {
		const newest = releases[0]?.slice(1, 4).join('.');
		const { version } = versioned.parse(JSON.parse(read('package.json')));
		expect(version).toBe(newest);
		expect(versioned.parse(JSON.parse(read('package-lock.json'))).version).toBe(newest);
	});
});
