import type { AccessPolicy } from '#server/calls/access.ts';

/** The kind of record that the path's id references. `none`: the call concerns the actor, or a list. */
export type Target =
	| 'none'
	| 'progress'
	| 'company'
	| 'member'
	| 'document'
	| 'file'
	| 'officeFile'
	| 'answerCategory'
	| 'answerSubCategory'
	| 'secondCategory'
	| 'secondSubCategory'
	| 'adminUser'
	| 'paper'
	| 'inquiry'
	| 'failedJob'
	| 'phrase'
	| 'sharedPhrase'
	| 'evidenceRequest'
	| 'evidenceFile'
	| 'phoneUpload'
	| 'phonePhoto';

/** The records that the parameters of a path after its first one reference. */
type Further = Readonly<Record<string, 'evidenceFile' | 'phonePhoto'>>;

type Row = readonly [access: AccessPolicy, target: Target, further?: Further];

const staff = (target: Target): Row => ['consoleStaff', target];
const admin = (target: Target): Row => ['consoleAdmin', target];
const company = (target: Target): Row => ['company', target];
const companyAdmin = (target: Target): Row => ['companyAdmin', target];
const open: Row = ['open', 'none'];

/**
 * The access policies (contract, section 3), kept independent of the code: a call that is missing here or has another
 * policy fails the test.
 */
export const accessMatrix: Readonly<Record<string, Row>> = {
	'files.link': ['signedIn', 'file'],
	'files.preview': ['signedIn', 'officeFile'],
	'free.paper': open,
	'free.contact': open,
	'free.partners': open,
	'free.certificatePdf': open,
	'operator.get': open,
	'operator.retention': open,
	'phone.state': open,
	'phone.add': open,

	'app.session.login': open,
	'app.session.logout': company('none'),
	'app.session.me': company('none'),
	'app.session.updateProfile': company('none'),
	'app.session.changePassword': company('none'),
	'app.session.undoEmailChange': open,
	'app.assessment.overview': company('none'),
	'app.assessment.submit': company('none'),
	'app.assessment.category': company('answerCategory'),
	'app.assessment.subCategory': company('answerSubCategory'),
	'app.assessment.save': company('answerSubCategory'),
	'app.assessment.complete': company('answerSubCategory'),
	'app.assessment.assign': companyAdmin('answerSubCategory'),
	'app.assessment.questions': company('none'),
	'app.assessment.mine': company('none'),
	'app.assessment.history': company('none'),
	'app.documents.add': company('none'),
	'app.documents.remove': company('document'),
	'app.documents.setEvidence': company('document'),
	'app.evidence.list': company('none'),
	'app.evidence.get': company('evidenceRequest'),
	'app.evidence.addMessage': company('evidenceRequest'),
	'app.evidence.addFile': company('evidenceRequest'),
	'app.evidence.removeFile': ['company', 'evidenceRequest', { file_id: 'evidenceFile' }],
	'app.evidence.answer': company('evidenceRequest'),
	'app.phone.available': company('none'),
	'app.phone.open': company('none'),
	'app.phone.state': company('phoneUpload'),
	'app.phone.revoke': company('phoneUpload'),
	'app.phone.photo': ['company', 'phoneUpload', { file_id: 'phonePhoto' }],
	'app.phone.discard': ['company', 'phoneUpload', { file_id: 'phonePhoto' }],
	'app.phone.use': company('phoneUpload'),
	'app.members.add': companyAdmin('none'),
	'app.members.edit': companyAdmin('member'),
	'app.members.delete': companyAdmin('member'),
	'app.members.resetPassword': companyAdmin('member'),
	'app.company.info': company('none'),
	'app.company.update': company('none'),
	'app.positionSharing.get': company('none'),
	'app.positionSharing.set': companyAdmin('none'),
	'app.reports.result': company('progress'),
	'app.reports.position': company('progress'),
	'app.reports.pdf': company('progress'),
	'app.proposals.get': company('progress'),
	'app.proposals.pdf': company('progress'),
	'app.certificate.get': company('none'),
	'app.certificate.pdf': company('none'),

	'console.session.login': open,
	'console.session.logout': staff('none'),
	'console.session.me': staff('none'),
	'console.session.changePassword': staff('none'),
	'console.session.forgotPassword': open,
	'console.session.resetForgottenPassword': open,
	'console.statuses': staff('none'),
	'console.companies.list': staff('none'),
	'console.companies.download': staff('none'),
	'console.companies.get': staff('company'),
	'console.companies.create': staff('none'),
	'console.companies.update': staff('company'),
	'console.companies.assessors': staff('none'),
	'console.companies.assign': admin('company'),
	'console.progresses.list': staff('none'),
	'console.progresses.download': staff('none'),
	'console.progresses.work': staff('none'),
	'console.progresses.start': staff('company'),
	'console.progresses.cancel': staff('company'),
	'console.progresses.moveBack': staff('company'),
	'console.progresses.updatePeriod': staff('company'),
	'console.progresses.timeline': staff('progress'),
	'console.progresses.addComment': staff('progress'),
	'console.bulk.assign': admin('none'),
	'console.bulk.period': staff('none'),
	'console.bulk.finalisePreview': admin('none'),
	'console.bulk.finalise': admin('none'),
	'console.companyUsers.add': staff('none'),
	'console.companyUsers.edit': staff('member'),
	'console.companyUsers.delete': staff('member'),
	'console.companyUsers.resetPassword': staff('member'),
	'console.adminUsers.list': admin('none'),
	'console.adminUsers.add': admin('none'),
	'console.adminUsers.edit': admin('adminUser'),
	'console.adminUsers.delete': admin('adminUser'),
	'console.adminUsers.assignCompany': admin('adminUser'),
	'console.adminUsers.resetPassword': admin('adminUser'),
	'console.papers.list': staff('none'),
	'console.papers.latest': staff('none'),
	'console.papers.save': staff('none'),
	'console.papers.download': staff('paper'),
	'console.papers.template': staff('none'),
	'console.papers.import': staff('none'),
	'console.papers.sdgTargets': staff('none'),
	'console.papers.difference': staff('paper'),
	'console.papers.standard': staff('none'),
	'console.papers.takeStandard': staff('none'),
	'console.phrases.list': staff('none'),
	'console.phrases.subCategories': staff('none'),
	'console.phrases.add': staff('none'),
	'console.phrases.edit': staff('phrase'),
	'console.phrases.delete': staff('phrase'),
	'console.phrases.addShared': admin('none'),
	'console.phrases.editShared': admin('sharedPhrase'),
	'console.phrases.deleteShared': admin('sharedPhrase'),
	'console.simulations.read': staff('paper'),
	'console.simulations.request': staff('paper'),
	'console.simulations.download': staff('paper'),
	'console.inquiries.list': admin('none'),
	'console.inquiries.download': admin('none'),
	'console.inquiries.get': admin('inquiry'),
	'console.inquiries.handle': admin('inquiry'),
	'console.auditEvents.list': admin('none'),
	'console.auditEvents.download': admin('none'),
	'console.auditEvents.people': admin('none'),
	'console.ops.link': admin('none'),
	'console.ops.jobs': admin('none'),
	'console.ops.failedJobs': admin('none'),
	'console.ops.retry': admin('failedJob'),
	'console.ops.retryAll': admin('none'),
	'console.checking.get': staff('progress'),
	'console.checking.preview': staff('progress'),
	'console.checking.grade': staff('progress'),
	'console.checking.category': staff('answerCategory'),
	'console.checking.subCategory': staff('answerSubCategory'),
	'console.checking.saveRatings': staff('answerSubCategory'),
	'console.checking.markAsChecked': staff('answerSubCategory'),
	'console.evidence.list': staff('none'),
	'console.evidence.get': staff('evidenceRequest'),
	'console.evidence.open': staff('none'),
	'console.evidence.addMessage': staff('evidenceRequest'),
	'console.evidence.accept': staff('evidenceRequest'),
	'console.evidence.return': staff('evidenceRequest'),
	'console.evidence.withdraw': staff('evidenceRequest'),
	'console.reassessments.get': staff('progress'),
	'console.reassessments.preview': staff('progress'),
	'console.reassessments.grade': staff('progress'),
	'console.reassessments.category': staff('secondCategory'),
	'console.reassessments.subCategory': staff('secondSubCategory'),
	'console.reassessments.saveRatings': staff('secondSubCategory'),
	'console.reassessments.markAsChecked': staff('secondSubCategory'),
	'console.reassessments.markUnchanged': staff('progress'),
	'console.reassessments.apply': staff('progress'),
	'console.reassessments.interview': staff('progress'),
	'console.reassessments.saveInterview': staff('progress'),
	'console.reports.first.get': staff('progress'),
	'console.reports.first.former': staff('progress'),
	'console.reports.first.save': staff('progress'),
	'console.reports.first.confirm': staff('progress'),
	'console.reports.second.get': staff('progress'),
	'console.reports.second.former': staff('progress'),
	'console.reports.second.save': staff('progress'),
	'console.reports.second.confirm': staff('progress'),
	'console.reports.result': staff('progress'),
	'console.reports.position': staff('progress'),
	'console.reports.download': staff('progress'),
	'console.reports.pdf': staff('progress'),
	'console.proposals.get': staff('progress'),
	'console.proposals.save': staff('progress'),
	'console.proposals.submit': staff('progress'),
	'console.proposals.waive': staff('progress'),
	'console.proposals.download': staff('progress'),
	'console.proposals.pdf': staff('progress'),
	'console.finalising.assessment': admin('progress'),
	'console.finalising.reassessment': admin('progress'),
	'console.certifications.list': staff('none'),
	'console.certifications.download': staff('none'),
	'console.certifications.get': staff('progress'),
	'console.certifications.apply': staff('progress'),
	'console.certifications.issue': staff('progress'),
	'console.certifications.certificate': staff('progress'),
	'console.certifications.pdf': staff('progress'),
};
