import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/**
 * Zod's configuration is one for the whole process, whoever sets it: only the client's start in a browser does, where it
 * changes no text. Those are given with each parse (`shared/validation-message.ts`, `client/base/validation.ts`).
 */

const root = path.join(import.meta.dirname, '../..');
const BROWSERS = 'client/main.tsx';

/** `….config(…)`, `….setErrorMap(…)`, either of them imported by name, and the global that zod keeps it in. */
const CONFIGURES =
	/\.\s*(?:config|setErrorMap)\s*\(|\b(?:import|export)\b[^;]*\b(?:config|setErrorMap|globalConfig)\b[^;]*from\s+'zod|__zod_\w+/;

const sources = globSync('{client,server,shared,workers,scripts,examples}/**/*.{ts,tsx,mjs,js}', { cwd: root });

it('only browsers configure zod', () => {
	expect(sources.length).toBeGreaterThan(500);
	const configuring = sources.filter((file) => CONFIGURES.test(readFileSync(path.join(root, file), 'utf8')));
	expect(configuring).toEqual([BROWSERS]);
});

it.each([
	"z.config({ customError: () => 'x' });",
	'z\n\t.config(z.locales.ja());',
	'z.core.config({ jitless: true });',
	'z.setErrorMap(map);',
	"import { z as zod } from 'zod'; zod.config({});",
	"import { config } from 'zod';",
	"import { globalConfig } from 'zod/v4/core';",
	'globalThis.__zod_globalConfig = {};',
])('finds %j', (source) => {
	expect(source).toMatch(CONFIGURES);
});
