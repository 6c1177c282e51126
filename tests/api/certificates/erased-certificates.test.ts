import { expect, it } from 'vitest';
import { eraseRows } from '#scripts/company/erase.ts';
import { newCode } from '#server/certificates/new-code.ts';
import type { Verification } from '#shared/certificates/verification.ts';
import { addYears, tokyoDate } from '#shared/dates.ts';
import { withApp } from '#tests/support/app.ts';
import { makeCertified } from '#tests/support/assessment/certified.ts';
import { call } from '#tests/support/client.ts';

/** Which certificates of an erased company stay verifiable. */

const booted = withApp();

const now = () => booted.current.clock.now();

const MADE = {
	valid: () => ({}),
	expired: () => ({ issueDate: addYears(tokyoDate(now()), -2) }),
	replaced: () => ({ replacedAt: now() }),
	withdrawn: () => ({ withdrawnAt: now(), withdrawalReason: '誤り' }),
};

it.each([
	['certificates', ['valid', 'expired', 'replaced']],
	['valid-certificates', ['valid']],
	['nothing', []],
] as const)('with %s, these do: %j', async (erasedCompanyKeeps, kept) => {
	const { deps } = booted.current;
	const { databaseUrl } = deps.config;
	if (!databaseUrl) throw new Error('tests have a database');
	const config = { ...deps.config, databaseUrl, erasedCompanyKeeps };
	for (const [state, values] of Object.entries(MADE)) {
		const code = newCode();
		const { companyId } = await makeCertified(booted.current, { code, codedAt: now(), ...values() });
		const verify = () => call<Verification>(booted.current, 'GET', `/verify/${code}`);
		const before = await verify();
		expect([before.status, before.data.state]).toEqual([200, state]);
		const erased = await eraseRows({ ...deps, config }, companyId, { evenUnderWay: false });
		const isKept = kept.some((one) => one === state);
		expect([state, erased.certificates]).toEqual([state, isKept ? 1 : 0]);
		const after = await verify();
		expect([state, after.status]).toEqual([state, isKept ? 200 : 404]);
		if (isKept) expect(after.data).toEqual(before.data);
		const listed = await call(booted.current, 'GET', '/certified?per_page=100');
		expect(listed.data).toEqual([]);
	}
});
