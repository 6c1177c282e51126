import { describe, expect, it } from 'vitest';
import { kindOf } from '#server/audit-log/kinds.ts';
import { listOperations } from '#server/calls/operation.ts';
import { operations } from '#server/router.ts';
import { WITH_VALUES, WITHOUT_VALUES } from '#tests/support/texts/audited-writes.ts';

/** No write without its values in the audit log, exceptions named (contract, third part, section 2). */

const writes = listOperations(operations)
	.filter(({ operation: { kind } }) => kind === 'mutation' || kind === 'upload')
	.map(({ name }) => name);

const excepted = WITHOUT_VALUES.flatMap((reason) => reason.writes);

describe('every operation that writes', () => {
	it('leaves a row with its values, or is named with the reason', () => {
		expect(writes.length).toBeGreaterThan(120);
		expect([...Object.keys(WITH_VALUES), ...excepted].sort()).toEqual(writes.toSorted());
	});

	it('is named once', () => {
		const named = [...Object.keys(WITH_VALUES), ...excepted];
		expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
	});

	it('has an action that the log knows', () => {
		expect(Object.values(WITH_VALUES).filter((action) => kindOf(action) === null)).toEqual([]);
	});
});

it('an exception is no write to what the contract names', () => {
	const ofRecords =
		/^(app\.(members|company|positionSharing)|console\.(companies|companyUsers|adminUsers|papers|phrases))\./;
	const [secrets] = WITHOUT_VALUES;
	const signIns = excepted.filter((name) => name.endsWith('.endSignIns'));
	const others = excepted.filter((name) => ofRecords.test(name) && !secrets?.writes.includes(name));
	expect(others.sort()).toEqual(signIns.sort());
});
