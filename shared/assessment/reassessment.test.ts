import { describe, expect, it } from 'vitest';
import { reassessmentDeadline } from './reassessment.ts';

describe('the deadline of a re-assessment', () => {
	it.each([
		['2025-04-01T03:00:00Z', '2026-04-01T14:59:59.999Z'],
		// Already the next day in Tokyo.
		['2025-04-01T15:00:00Z', '2026-04-02T14:59:59.999Z'],
		['2024-02-29T03:00:00Z', '2025-02-28T14:59:59.999Z'],
	])('completed at %s it ends at %s', (completed, deadline) => {
		expect(reassessmentDeadline(new Date(completed)).toISOString()).toBe(deadline);
	});
});
