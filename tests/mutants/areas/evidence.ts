import type { Mutant } from '#tests/mutants/mutant.ts';

/** Requests for evidence, their files, photos by phone, and improvement plans. */
export const evidence: readonly Mutant[] = [
	{
		file: 'server/evidence/requests/lock.ts',
		before: "if (!from.includes(request.status)) throw conflict('evidence.wrongState');",
		after: '',
		test: 'tests/api/evidence/evidence-states.test.ts',
		title: 'follow the rules, and every other act is 409',
	},
	{
		file: 'server/evidence/stored-files/retention.ts',
		before: 'const where = and(eq(progress.id, id), hasEnded(end));',
		after: 'const where = eq(progress.id, id);',
		test: 'tests/api/evidence/evidence-retention.test.ts',
		title: 'are kept where a re-assessment begins in the moment of the sweep',
	},
	{
		file: 'server/evidence/phone/use.ts',
		before: 'if (place.progressId !== code.progressId) throw notFound();',
		after: '',
		test: 'tests/api/evidence/phone.test.ts',
		title: 'of an assessment that is over, where another has begun, is 404',
	},
	{
		file: 'server/evidence/phone/live.ts',
		before: 'isNull(phoneUploads.revokedAt),',
		after: '',
		test: 'tests/api/evidence/phone.test.ts',
		title: 'is one of three that work: a fourth ends the oldest',
	},
	{
		file: 'server/evidence/phone/live.ts',
		before: 'lte(assessmentProgresses.statusSince, phoneUploads.createdAt),',
		after: '',
		test: 'tests/api/evidence/phone.test.ts',
		title: 'does not work again when the status that ended it is taken back',
	},
	{
		file: 'server/plans/lock.ts',
		before: "if (action?.review === 'accepted') throw conflict('plans.isAccepted');",
		after: '',
		test: 'tests/api/plans/plans.test.ts',
		title: 'but not what staff have accepted',
	},
	{
		file: 'server/plans/save.ts',
		before: 'if (returned.length > 0) await archiveReviews(tx, returned, now);',
		after: '',
		test: 'tests/api/plans/plans.test.ts',
		title: 'that returns waits for the company, whose change archives it',
	},
];
