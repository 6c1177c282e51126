/**
 * What staff with a declared conflict of interest may still write about a company, decided by hand for every call of the access
 * matrix that names one: a new call fails the test until it stands here.
 */

/** Writes to an assessment: 409, whatever its status. */
export const REFUSED: readonly string[] = [
	'console.voice.open',
	'console.voice.request',
	'console.progresses.cancel',
	'console.progresses.moveBack',
	'console.progresses.updatePeriod',
	'console.progresses.addComment',
	'console.bulk.period',
	'console.bulk.finalise',
	'console.checking.grade',
	'console.checking.saveRatings',
	'console.checking.markAsChecked',
	'console.evidence.open',
	'console.evidence.openSeveral',
	'console.evidence.addMessage',
	'console.evidence.accept',
	'console.evidence.return',
	'console.evidence.withdraw',
	'console.objections.decide',
	'console.calibrations.addMessage',
	'console.reassessments.grade',
	'console.reassessments.saveRatings',
	'console.reassessments.markAsChecked',
	'console.reassessments.markUnchanged',
	'console.reassessments.apply',
	'console.reassessments.saveInterview',
	'console.reports.first.save',
	'console.reports.first.confirm',
	'console.reports.second.save',
	'console.reports.second.confirm',
	'console.proposals.save',
	'console.proposals.submit',
	'console.proposals.waive',
	'console.plans.accept',
	'console.plans.return',
	'console.finalising.assessment',
	'console.finalising.reassessment',
	'console.finalising.returnAssessment',
	'console.finalising.returnReassessment',
	'console.certifications.apply',
	'console.certifications.issue',
	'console.certificates.withdraw',
	'console.certificates.reissue',
];

/** The others, by the reason for which they stay possible. */
export const OPEN: Readonly<Record<string, readonly string[]>> = {
	'the company and its people, who are not assessed': [
		'console.companies.update',
		'console.companyUsers.add',
		'console.companyUsers.edit',
		'console.companyUsers.delete',
		'console.companyUsers.resetPassword',
		'console.companyUsers.removeSecondFactor',
		'console.companyUsers.sendPasswordLink',
		'console.companyUsers.endSignIns',
	],
	'handing over: somebody else is assigned': ['console.companies.assign'],
	'begins an assessment, which judges nothing': ['console.progresses.start'],
	'a job over many rows: each row is the single act, with its refusal': [
		'console.bulkJobs.preview',
		'console.bulkJobs.create',
		'console.bulkJobs.stop',
		'console.bulkJobs.pace',
	],
	'a second rating, which who has a conflict does not have: 404': [
		'console.calibrations.save',
		'console.calibrations.complete',
		'console.calibrations.decline',
	],
	'records that slips were printed': ['console.voice.printed'],
};
