import type { Mutant } from '#tests/mutants/mutant.ts';

/** Who may call, and who sees which record. */
export const tenancy: readonly Mutant[] = [
	{
		file: 'server/companies/access.ts',
		before: 'if (role === 0) return sql`true`;',
		after: 'return sql`true`;',
		test: 'tests/api/access/access-matrix.test.ts',
		title: 'admits and refuses every kind of actor as the matrix says',
	},
	{
		file: 'server/voice/summary.ts',
		before: 'eq(assessmentProgresses.id, progressId), companyVisibleTo(actor, assessmentProgresses.companyId)',
		after: 'eq(assessmentProgresses.id, progressId)',
		test: 'tests/api/access/access-matrix.test.ts',
		title: 'admits and refuses every kind of actor as the matrix says',
	},
	{
		file: 'server/evidence/requests/lock.ts',
		before: 'and(eq(evidenceRequests.id, id), companyVisibleTo(actor, assessmentProgresses.companyId))',
		after: 'eq(evidenceRequests.id, id)',
		test: 'tests/api/access/access-matrix.test.ts',
		title: 'admits and refuses every kind of actor as the matrix says',
	},
	{
		file: 'server/plans/lock.ts',
		before: 'companyVisibleTo(actor, assessmentProgresses.companyId),',
		after: '',
		test: 'tests/api/access/access-matrix.test.ts',
		title: 'admits and refuses every kind of actor as the matrix says',
	},
	{
		file: 'server/plans/lock.ts',
		before: 'actionId === undefined ? undefined : hasAction(actionId),',
		after: '',
		test: 'tests/api/plans/plans.test.ts',
		title: 'is not found, and neither are actions under another plan',
	},
	{
		file: 'server/calls/admit.ts',
		before:
			"if (isForAdmins(operation.access) && actor?.role !== 0) throw new AppError('common.forbidden', { status: 403 });",
		after: '',
		test: 'tests/api/calls/refusals.test.ts',
		title: '403: wrong role',
	},
	{
		file: 'server/calls/access.ts',
		before: "policy === 'signedIn' || AREA_OF[policy] === area;",
		after: "policy === 'signedIn' || AREA_OF[policy] !== null;",
		test: 'tests/api/accounts/sign-in.test.ts',
		title: 'returns the user and a token that is valid in its own area only',
	},
	{
		file: 'server/phrases/queries.ts',
		before: 'or(isOwnedBy(userId), isOwnedBy(null));',
		after: 'or(isOwnedBy(userId), sql`true`);',
		test: 'tests/api/checking/phrases.test.ts',
		title: 'nobody else’s',
	},
	{
		file: 'server/search/best.ts',
		before: 'and(isVisible, condition)',
		after: 'and(condition)',
		test: 'tests/api/search/search.test.ts',
		title: 'an assessor finds nothing of a company of others, by any kind',
	},
	{
		file: 'server/search/certificates.ts',
		before: ', companyVisibleTo(actor, certificates.companyId)',
		after: '',
		test: 'tests/api/search/search.test.ts',
		title: 'an assessor finds nothing of a company of others, by any kind',
	},
];
