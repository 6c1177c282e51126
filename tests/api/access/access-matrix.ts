import type { AccessPolicy } from '#server/calls/access.ts';

/** The kind of record that the path's id references. `none`: it has none. */
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
	| 'mail'
	| 'phrase'
	| 'sharedPhrase'
	| 'evidenceRequest'
	| 'evidenceFile'
	| 'phoneUpload'
	| 'phonePhoto'
	| 'planAction'
	| 'planProof'
	| 'certificateCode'
	| 'companyPasskey'
	| 'consolePasskey'
	| 'companyNotice'
	| 'consoleNotice'
	| 'companySignIn'
	| 'consoleSignIn'
	| 'voiceRound'
	| 'auditEvent';

/**
 * What an id means that is not the one record of its call. `part`: of that record, so another's is refused with 422. `shared`:
 * something that belongs to no company. `staff`: people and companies that an admin of the console names, who sees all.
 */
type Other = 'part' | 'shared' | 'staff';

const OTHERS: readonly string[] = ['part', 'shared', 'staff'] satisfies Other[];

export const isOther = (kind: Target | Other): kind is Other => OTHERS.includes(kind);

/**
 * What the further ids of a call mean: parameters of its path after the first one, and fields of its query and body. Where
 * the path has none, the record of the call is the first target here.
 */
type Named = Readonly<Record<string, Target | Other>>;

type Row = readonly [access: AccessPolicy, target: Target, named?: Named];

const staff = (target: Target, named: Named = {}): Row => ['consoleStaff', target, named];
const admin = (target: Target, named: Named = {}): Row => ['consoleAdmin', target, named];
const company = (target: Target, named: Named = {}): Row => ['company', target, named];
const companyAdmin = (target: Target, named: Named = {}): Row => ['companyAdmin', target, named];
const open: Row = ['open', 'none'];

/**
 * The access policies (contract, section 3), kept independent of the code: a call that is missing here or has another
 * policy fails the test.
 */
export const accessMatrix: Readonly<Record<string, Row>> = {
	'files.link': ['signedIn', 'file'],
	'files.preview': ['signedIn', 'officeFile'],
	'free.paper': open,
	'free.contact': [
		'open',
		'none',
		{
			contact_id: 'shared',
			assessment_paper_id: 'shared',
			referer_id: 'shared',
			'free_category_results.main_category_id': 'shared',
			'free_category_results.free_sub_category_results.sub_category_id': 'shared',
		},
	],
	'free.partners': open,
	'free.certificatePdf': open,
	'operator.get': open,
	'operator.retention': open,
	'certified.list': open,
	'phone.state': open,
	'phone.add': open,
	'certificates.verify': ['open', 'certificateCode'],
	'voice.statements': open,
	'voice.answer': open,

	'app.session.login': open,
	'app.session.secondFactorLogin': open,
	'app.session.startPasskeyLogin': open,
	'app.session.passkeyLogin': open,
	'app.secondFactor.get': company('none'),
	'app.secondFactor.startTotp': company('none'),
	'app.secondFactor.confirmTotp': company('none'),
	'app.secondFactor.removeTotp': company('none'),
	'app.secondFactor.startPasskey': company('none'),
	'app.secondFactor.addPasskey': company('none'),
	'app.secondFactor.renamePasskey': company('companyPasskey'),
	'app.secondFactor.removePasskey': company('companyPasskey'),
	'app.secondFactor.makeRecoveryCodes': company('none'),
	'app.session.logout': company('none'),
	'app.session.me': company('none'),
	'app.session.updateProfile': company('none'),
	'app.session.changePassword': company('none'),
	'app.session.setPassword': open,
	'app.session.undoEmailChange': open,
	'app.signIns.list': company('none'),
	'app.signIns.end': company('companySignIn'),
	'app.signIns.endOthers': company('none'),
	'app.notices.list': company('none'),
	'app.notices.unreadCount': company('none'),
	'app.notices.read': company('companyNotice'),
	'app.notices.readAll': company('none'),
	'app.notices.preferences': company('none'),
	'app.notices.setPreference': company('none'),
	'app.notices.setLocale': company('none'),
	'app.assessment.overview': company('none'),
	'app.assessment.submit': company('none'),
	'app.assessment.category': company('answerCategory'),
	'app.assessment.subCategory': company('answerSubCategory'),
	'app.assessment.save': company('answerSubCategory'),
	'app.assessment.suggestions': company('answerSubCategory'),
	'app.assessment.acceptSuggestions': company('answerSubCategory', { answer_content_ids: 'part' }),
	'app.assessment.complete': company('answerSubCategory'),
	'app.assessment.assign': companyAdmin('answerSubCategory', { user_id: 'part' }),
	'app.assessment.assignments': companyAdmin('none'),
	'app.assessment.assignMany': companyAdmin('none', { answer_sub_category_ids: 'part', user_id: 'part' }),
	'app.assessment.remind': companyAdmin('none', { user_id: 'part' }),
	'app.assessment.questions': company('none'),
	'app.assessment.mine': company('none'),
	'app.assessment.records': company('none'),
	'app.assessment.recordsSummary': company('none'),
	'app.assessment.markRecord': company('none'),
	'app.assessment.history': company('none'),
	'app.documents.add': company('none'),
	'app.documents.remove': company('document'),
	'app.documents.setEvidence': company('document', { answer_content_ids: 'part' }),
	'app.evidence.list': company('none', { progress_id: 'progress' }),
	'app.evidence.get': company('evidenceRequest'),
	'app.evidence.addMessage': company('evidenceRequest'),
	'app.evidence.addFile': company('evidenceRequest'),
	'app.evidence.removeFile': ['company', 'evidenceRequest', { file_id: 'evidenceFile' }],
	'app.evidence.answer': company('evidenceRequest'),
	'app.phone.available': company('none'),
	'app.phone.open': company('none', { evidence_request_id: 'evidenceRequest' }),
	'app.phone.state': company('phoneUpload'),
	'app.phone.revoke': company('phoneUpload'),
	'app.phone.photo': ['company', 'phoneUpload', { file_id: 'phonePhoto' }],
	'app.phone.discard': ['company', 'phoneUpload', { file_id: 'phonePhoto' }],
	'app.phone.use': company('phoneUpload'),
	'app.members.add': companyAdmin('none'),
	'app.members.edit': companyAdmin('member'),
	'app.members.delete': companyAdmin('member'),
	'app.members.resetPassword': companyAdmin('member'),
	'app.members.removeSecondFactor': companyAdmin('member'),
	'app.members.sendPasswordLink': companyAdmin('member'),
	'app.members.endSignIns': companyAdmin('member'),
	'app.company.info': company('none'),
	'app.company.update': company('none'),
	'app.positionSharing.get': company('none'),
	'app.positionSharing.set': companyAdmin('none'),
	'app.terms.get': company('none'),
	'app.terms.accept': companyAdmin('none'),
	'app.reports.result': company('progress'),
	'app.reports.position': company('progress'),
	'app.reports.pdf': company('progress'),
	'app.explanation.get': company('progress'),
	'app.explanation.download': company('progress'),
	'app.explanation.pdf': company('progress'),
	'app.proposals.get': company('progress'),
	'app.proposals.pdf': company('progress'),
	'app.voice.summary': company('none', { progress_id: 'progress' }),
	'app.plans.get': company('progress'),
	'app.plans.save': company('progress', { 'plan_actions.sub_category_id': 'part', 'plan_actions.owner_id': 'part' }),
	'app.plans.addProof': ['company', 'progress', { action_id: 'planAction' }],
	'app.plans.removeProof': ['company', 'progress', { action_id: 'planAction', file_id: 'planProof' }],
	'app.plans.download': company('progress'),
	'app.plans.pdf': company('progress'),
	'app.certificate.get': company('none', { progress_id: 'progress' }),
	'app.certificate.pdf': company('none', { progress_id: 'progress' }),
	'app.certificate.listing': company('none'),
	'app.certificate.setListing': companyAdmin('none'),

	'console.session.login': open,
	'console.session.secondFactorLogin': open,
	'console.session.startPasskeyLogin': open,
	'console.session.passkeyLogin': open,
	'console.secondFactor.get': staff('none'),
	'console.secondFactor.startTotp': staff('none'),
	'console.secondFactor.confirmTotp': staff('none'),
	'console.secondFactor.removeTotp': staff('none'),
	'console.secondFactor.startPasskey': staff('none'),
	'console.secondFactor.addPasskey': staff('none'),
	'console.secondFactor.renamePasskey': staff('consolePasskey'),
	'console.secondFactor.removePasskey': staff('consolePasskey'),
	'console.secondFactor.makeRecoveryCodes': staff('none'),
	'console.session.logout': staff('none'),
	'console.session.me': staff('none'),
	'console.session.changePassword': staff('none'),
	'console.session.forgotPassword': open,
	'app.session.forgotPassword': open,
	'app.session.linkedAccount': open,
	'console.session.resetForgottenPassword': open,
	'console.signIns.list': staff('none'),
	'console.signIns.end': staff('consoleSignIn'),
	'console.signIns.endOthers': staff('none'),
	'console.notices.list': staff('none'),
	'console.notices.unreadCount': staff('none'),
	'console.notices.read': staff('consoleNotice'),
	'console.notices.readAll': staff('none'),
	'console.notices.preferences': staff('none'),
	'console.notices.setPreference': staff('none'),
	'console.notices.setLocale': staff('none'),
	'console.statuses': staff('none'),
	'console.voice.open': staff('none', { progress_id: 'progress' }),
	'console.voice.list': staff('none', { progress_id: 'progress' }),
	'console.voice.get': staff('voiceRound'),
	'console.voice.marks': staff('voiceRound'),
	'console.voice.request': staff('voiceRound', { question_ids: 'part' }),
	'console.voice.printed': staff('voiceRound'),
	'console.companies.list': staff('none'),
	'console.companies.download': staff('none'),
	'console.companies.get': staff('company'),
	'console.companies.create': staff('none', { inquiry_id: 'inquiry' }),
	'console.companies.update': staff('company'),
	'console.companies.assessors': staff('none'),
	'console.companies.assign': admin('company', { user_ids: 'staff' }),
	'console.progresses.list': staff('none'),
	'console.progresses.download': staff('none'),
	'console.progresses.work': staff('none'),
	'console.progresses.start': staff('company'),
	'console.progresses.cancel': staff('company'),
	'console.progresses.moveBack': staff('company'),
	'console.progresses.updatePeriod': staff('company'),
	'console.progresses.timeline': staff('progress'),
	'console.progresses.addComment': staff('progress'),
	'console.bulk.assign': admin('none', { company_ids: 'staff', user_ids: 'staff' }),
	'console.bulk.period': staff('none', { ids: 'progress' }),
	'console.bulk.finalisePreview': admin('none', { ids: 'progress' }),
	'console.bulk.finalise': admin('none', { ids: 'progress' }),
	'console.companyUsers.add': staff('none', { company_id: 'company' }),
	'console.companyUsers.edit': staff('member'),
	'console.companyUsers.delete': staff('member'),
	'console.companyUsers.resetPassword': staff('member'),
	'console.companyUsers.removeSecondFactor': admin('member'),
	'console.companyUsers.sendPasswordLink': staff('member'),
	'console.companyUsers.endSignIns': staff('member'),
	'console.adminUsers.list': admin('none'),
	'console.adminUsers.add': admin('none', { company_ids: 'staff' }),
	'console.adminUsers.edit': admin('adminUser', { company_ids: 'staff' }),
	'console.adminUsers.delete': admin('adminUser'),
	'console.adminUsers.assignCompany': admin('adminUser', { company_ids: 'staff' }),
	'console.adminUsers.resetPassword': admin('adminUser'),
	'console.adminUsers.removeSecondFactor': admin('adminUser'),
	'console.adminUsers.sendPasswordLink': admin('adminUser'),
	'console.adminUsers.endSignIns': admin('adminUser'),
	'console.papers.list': staff('none'),
	'console.papers.latest': staff('none'),
	'console.papers.save': staff('none', { 'main_categories.sub_categories.questions.sdg_target_ids': 'shared' }),
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
	'console.auditEvents.list': admin('none', { actor_id: 'staff', company_id: 'staff', subject_id: 'staff' }),
	'console.auditEvents.get': admin('auditEvent'),
	'console.auditEvents.download': admin('none', { actor_id: 'staff', company_id: 'staff', subject_id: 'staff' }),
	'console.auditEvents.people': admin('none', { actor_id: 'staff' }),
	'console.mails.list': admin('none'),
	'console.mails.retry': admin('mail'),
	'console.mails.retryAll': admin('none'),
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
	'console.evidence.list': staff('none', { progress_id: 'progress' }),
	'console.evidence.get': staff('evidenceRequest'),
	'console.evidence.open': staff('none', { progress_id: 'progress', answer_content_id: 'part' }),
	'console.evidence.questions': staff('none', { progress_id: 'progress' }),
	'console.evidence.openSeveral': staff('none', { progress_id: 'progress', answer_content_ids: 'part' }),
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
	'console.explanation.get': staff('progress'),
	'console.explanation.download': staff('progress'),
	'console.explanation.pdf': staff('progress'),
	'console.proposals.get': staff('progress'),
	'console.proposals.save': staff('progress'),
	'console.proposals.submit': staff('progress'),
	'console.proposals.waive': staff('progress'),
	'console.proposals.download': staff('progress'),
	'console.proposals.pdf': staff('progress'),
	'console.plans.get': staff('progress'),
	'console.plans.accept': ['consoleStaff', 'progress', { action_id: 'planAction' }],
	'console.plans.return': ['consoleStaff', 'progress', { action_id: 'planAction' }],
	'console.plans.download': staff('progress'),
	'console.plans.pdf': staff('progress'),
	'console.finalising.assessment': admin('progress'),
	'console.finalising.reassessment': admin('progress'),
	'console.certifications.list': staff('none'),
	'console.certifications.download': staff('none'),
	'console.certifications.get': staff('progress'),
	'console.certifications.apply': staff('progress'),
	'console.certifications.issue': staff('progress'),
	'console.certifications.certificate': staff('progress'),
	'console.certifications.pdf': staff('progress'),
	'console.certificates.list': staff('progress'),
	'console.certificates.withdraw': admin('progress'),
	'console.certificates.reissue': admin('progress'),
};
