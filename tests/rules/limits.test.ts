import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LIMITS, slownessOf } from '#tests/support/limits.ts';

/** A limit written into a test does not grow with a slow machine, and fails there without a fault of the product. */
const LITERAL_LIMITS = [
	/\btimeout: ?\d/,
	/\bsetTimeout\(\d[\d_]*\);/,
	/\bAbortSignal\.timeout\(\d/,
	/^\}, \d[\d_]*\);$/m,
	/^\t+\}, \d{2,3}_000\);$/m,
];

/** Values that are none of a test's patience, with what they are. */
const EXCEPTIONS: Record<string, readonly string[]> = {
	// The time that a browser is given for a passkey, as the product sends it.
	'tests/api/accounts/passkeys.test.ts': ['timeout: 300_000'],
	// An inner look that may find nothing: the outer poll repeats it.
	'tests/api/database/read-replica.test.ts': ['timeout: 500'],
};

const files = globSync('tests/{api,commands,e2e,start,support,workers}/**/*.ts').sort();

const withoutExceptions = (file: string): string =>
	(EXCEPTIONS[file] ?? []).reduce((text, value) => text.replace(value, ''), readFileSync(file, 'utf8'));

it('how long a test waits is in tests/support/limits.ts alone', () => {
	const found = files.filter((file) => LITERAL_LIMITS.some((limit) => limit.test(withoutExceptions(file))));
	expect(found).toEqual([]);
});

it('exceptions are values that exist', () => {
	const gone = Object.entries(EXCEPTIONS).flatMap(([file, values]) =>
		values.filter((value) => !readFileSync(file, 'utf8').includes(value)),
	);
	expect(gone).toEqual([]);
});

it('limits grow with the work of a slow machine and with the load of other processes, within bounds', () => {
	expect(slownessOf(30, 0)).toBe(1);
	expect(slownessOf(80, 0)).toBe(2);
	expect(slownessOf(40, 1.5)).toBe(2.5);
	expect(slownessOf(4_000, 30)).toBe(3);
	expect(LIMITS.test).toBeGreaterThanOrEqual(150_000);
});
