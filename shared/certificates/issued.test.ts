import { expect, it } from 'vitest';
import { z } from 'zod';
import { reissueBody, withdrawBody } from './issued.ts';

const problemsOf = (shape: z.ZodRawShape, value: object) =>
	z
		.object(shape)
		.safeParse(value)
		.error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('a certificate is withdrawn and re-issued with a reason', () => {
	expect(problemsOf(withdrawBody, { reason: '虚偽の申告' })).toBeUndefined();
	expect(problemsOf(withdrawBody, { reason: '\n' })).toEqual([['reason', 'validation.required']]);
	expect(problemsOf(withdrawBody, {})).toEqual([['reason', expect.any(String)]]);
	expect(problemsOf(reissueBody, { issue_date: '2026-11-25', reason: ' ' })).toEqual([
		['reason', 'validation.required'],
	]);
});

it('a re-issue has the date of the correction', () => {
	expect(problemsOf(reissueBody, { issue_date: '2026-11-25', reason: '社名の誤り' })).toBeUndefined();
	expect(problemsOf(reissueBody, { issue_date: '2026-11-31', reason: '社名の誤り', company_version: 3 })).toEqual([
		['issue_date', 'validation.date'],
	]);
	expect(problemsOf(reissueBody, { issue_date: '2026-11-25', reason: '社名の誤り', company_version: 'x' })).toEqual([
		['company_version', expect.any(String)],
	]);
});
