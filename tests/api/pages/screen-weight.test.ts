import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Bundle, clientFolder, loadBundle } from '#server/http/pages/bundle.ts';
import { modulesAt } from '#server/http/pages/screens.ts';
import { PAGE_PATTERNS } from '#shared/pages.ts';

/** What screens behind the sign-in load before they show anything: `scripts/setup/chunks.ts`. */

/** Only six are asked for at once without HTTP/2. */
const MOST_FILES = 30;
const MOST_BYTES = 305 * 1024;

let bundle: Bundle;
beforeAll(async () => {
	const found = await loadBundle();
	if (!found) throw new Error('the client is not built');
	bundle = found;
});

const SCREENS = PAGE_PATTERNS.map((pattern) => ({ pattern, path: pattern.replaceAll(/:\w+/g, '12') })).filter(
	({ path }) => modulesAt(path).length > 0,
);

/** As sent; what is too small to gain by compression is sent as it is. */
const bytesOf = (script: string): number => {
	const file = path.join(clientFolder, script);
	return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};

describe('a screen behind the sign-in', () => {
	it.each(SCREENS)('$pattern is few files', ({ path }) => {
		const scripts = bundle.scriptsWith(modulesAt(path));
		expect(scripts.length).toBeLessThanOrEqual(MOST_FILES);
		expect(scripts.reduce((sum, script) => sum + bytesOf(script), 0)).toBeLessThanOrEqual(MOST_BYTES);
	});

	it('is one of many', () => {
		expect(SCREENS.length).toBeGreaterThan(50);
	});
});

it('no file imports itself through others, which would run it before what it needs', () => {
	const manifest: Record<string, { imports?: string[] }> = JSON.parse(
		readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8'),
	);
	const done = new Set<string>();
	const circleFrom = (key: string, above: readonly string[]): string[] | null => {
		if (above.includes(key)) return [...above, key];
		if (done.has(key)) return null;
		for (const imported of manifest[key]?.imports ?? []) {
			const circle = circleFrom(imported, [...above, key]);
			if (circle) return circle;
		}
		done.add(key);
		return null;
	};
	for (const key of Object.keys(manifest)) expect(circleFrom(key, [])).toBeNull();
});
