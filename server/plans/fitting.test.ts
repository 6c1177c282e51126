import { expect, it } from 'vitest';
import { inPlanOf } from './fitting.ts';
import type { StoredAction } from './queries.ts';

const action = (subCategoryId: number, state: StoredAction['state']): StoredAction => ({
	id: subCategoryId,
	progressId: 1,
	subCategoryId,
	decision: 'do',
	whyNot: '',
	measure: '研修を行う',
	owner: '',
	ownerId: null,
	targetDate: null,
	state,
	savedAt: new Date(0),
	savedBy: 1,
	createdAt: new Date(0),
	version: 1,
	review: null,
	reviewedAt: null,
});

const QUESTION = [{ number: '1-1-1', content: '設問', items: null }];

it('takes questions of proposed lines that are open, and of no others', () => {
	const inPlan = inPlanOf({ actions: [action(1, 'doing'), action(2, 'done')], proposed: [2, 3] });
	expect([1, 2, 3, 4].map((id) => inPlan(id, QUESTION))).toEqual([true, false, true, false]);
});
