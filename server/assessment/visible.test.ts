import { describe, expect, it } from 'vitest';
import { isProposalVisible, isReportVisible, type Readable } from './visible.ts';

const AT = new Date('2026-04-01T00:00:00Z');

/** An assessment that has reached these milestones. */
const reached = (...milestones: (keyof Readable)[]): Readable => ({
	evaluatedAt: null,
	proposedAt: null,
	completedAt: null,
	reevaluatedAt: null,
	recompletedAt: null,
	...Object.fromEntries(milestones.map((name) => [name, AT])),
});

const FIRST = ['evaluatedAt', 'proposedAt', 'completedAt'] as const;

describe('the report of the first round', () => {
	it.each([
		[reached(), false, false],
		[reached('evaluatedAt'), true, false],
		[reached('evaluatedAt', 'proposedAt'), true, true],
		[reached('evaluatedAt', 'completedAt'), true, true],
	])('case %#: staff see it once evaluated, the company once proposed or finalized', (progress, staff, company) => {
		expect(isReportVisible('console', progress, 1)).toBe(staff);
		expect(isReportVisible('app', progress, 1)).toBe(company);
	});
});

describe('the report of the second round', () => {
	it.each([
		[reached(...FIRST), false, false],
		[reached(...FIRST, 'reevaluatedAt'), true, false],
		[reached(...FIRST, 'reevaluatedAt', 'recompletedAt'), true, true],
	])('case %#: staff see it once evaluated again, the company once finalized again', (progress, staff, company) => {
		expect(isReportVisible('console', progress, 2)).toBe(staff);
		expect(isReportVisible('app', progress, 2)).toBe(company);
	});
});

describe('the proposal', () => {
	it.each([
		[reached(), false, false],
		[reached('evaluatedAt'), true, false],
		[reached('evaluatedAt', 'completedAt'), true, false],
		[reached('evaluatedAt', 'proposedAt'), true, true],
	])('case %#: staff see it once evaluated, the company once submitted', (progress, staff, company) => {
		expect(isProposalVisible('console', progress)).toBe(staff);
		expect(isProposalVisible('app', progress)).toBe(company);
	});
});
