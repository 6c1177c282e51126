import fc from 'fast-check';
import { expect, it } from 'vitest';
import { whyNotMarked } from './unchanged.ts';

const sub = fc.record({
	checkedAt: fc.option(fc.constant(new Date(0))),
	unrated: fc.nat(3),
	changed: fc.nat(3),
	planDone: fc.boolean(),
	planUndecided: fc.boolean(),
	requestAnswered: fc.boolean(),
	hasNewDocument: fc.boolean(),
});

it('what a company has done, planned without a decision, answered or sent is never marked unread', () => {
	fc.assert(
		fc.property(fc.array(sub, { maxLength: 24 }), (sheet) => {
			for (const one of sheet) {
				const hasNews = one.planDone || one.planUndecided || one.requestAnswered || one.hasNewDocument;
				const isAsBefore = one.checkedAt === null && one.unrated === 0 && one.changed === 0;
				expect(whyNotMarked(one, one) === null).toBe(isAsBefore && !hasNews);
			}
		}),
	);
});
