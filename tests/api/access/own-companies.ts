/**
 * Whose rows each read of staff answers, decided by hand: a new one fails the test until it stands here. By reasons, or for
 * what answers rows of several companies by the queries that are tried.
 */

type Names = Readonly<Record<string, readonly string[]>>;
type Query = Readonly<Record<string, string | number | boolean>>;

/** What can be asked of a list: the whole, a page, the names of the other company, and its own filters. */
export type Tried = {
	queries?: readonly Query[];
	/** Numbers alone, in which no name can be found. */
	isCount?: boolean;
	/** What of its answer is of all companies, and why. */
	ofAll?: string;
};

const STAFFED = [{ assigned: 'none' }, { assigned: 'me' }];
const WAITING = ['assessor', 'admin', 'company'].map((waiting_on) => ({ waiting_on }));

/** Rows of several companies, of which an assessor gets those of own companies. */
export const OF_SEVERAL: Readonly<Record<string, Tried>> = {
	'console.notices.list': { queries: [{ unread: true }] },
	'console.notices.unreadCount': { isCount: true },
	'console.companies.list': { queries: [{ sort: '-company_name' }, { status: '3' }, ...STAFFED] },
	'console.companies.download': { queries: [{ sort: '-company_name' }, { status: '3' }, ...STAFFED] },
	'console.progresses.list': { queries: [{ sort: 'company_name' }, { status: '3' }, ...STAFFED, ...WAITING] },
	'console.progresses.download': { queries: [{ sort: 'company_name' }, { status: '13' }, ...STAFFED, ...WAITING] },
	'console.search': { queries: [{ q: 'MARK_' }, { q: '@example.com' }, { q: '1234567890123' }, { q: '09-0' }] },
	'console.progresses.work': { isCount: true },
	'console.programme.resultRows.list': { queries: [{ sort: 'company_name' }, { stars: '0' }] },
	'console.programme.resultRows.download': { queries: [{ sort: 'company_name' }] },
	'console.programme.actionRows.list': { queries: [{ sort: 'company_name' }] },
	'console.programme.actionRows.download': { queries: [{ sort: 'company_name' }] },
	'console.programme.stock': { isCount: true },
	'console.programme.flow': { isCount: true },
	'console.programme.results': { isCount: true },
	'console.programme.questions': { isCount: true },
	'console.programme.certificates': { isCount: true },
	'console.programme.work': { isCount: true },
	'console.programme.assessors': { isCount: true },
	'console.evidence.list': { queries: [{ status: 'open' }, { sort: '-due_on' }] },
	'console.evidence.download': { queries: [{ status: 'open' }, { sort: '-due_on' }] },
	'console.objections.list': { queries: [{ status: 'filed' }, { sort: '-due_on' }] },
	'console.objections.download': { queries: [{ status: 'filed' }, { sort: '-due_on' }] },
	'console.certifications.list': { queries: [{ status: 'certified' }, { expiring: true }, ...STAFFED] },
	'console.certifications.download': { queries: [{ status: 'certified' }, ...STAFFED] },
	'console.simulations.read': {
		ofAll: 'how many sheets there are, and the distribution where ten of them are of other companies',
	},
	'console.simulations.download': { ofAll: 'the same' },
};

/** Records of one company: of another one they are unknown. */
export const OF_ONE: Names = {
	'the company of the path': ['console.companies.get'],
	'the assessment of the path': [
		'console.progresses.get',
		'console.progresses.timeline',
		'console.objections.notice',
		'console.checking.get',
		'console.checking.preview',
		'console.reassessments.get',
		'console.reassessments.preview',
		'console.reassessments.unchanged',
		'console.reassessments.interview',
		'console.reports.first.get',
		'console.reports.first.former',
		'console.reports.first.firstDrafts',
		'console.reports.second.get',
		'console.reports.second.former',
		'console.reports.second.firstDrafts',
		'console.reports.result',
		'console.reports.position',
		'console.reports.download',
		'console.reports.pdf',
		'console.explanation.get',
		'console.explanation.download',
		'console.explanation.pdf',
		'console.plans.get',
		'console.plans.download',
		'console.plans.pdf',
		'console.proposals.get',
		'console.proposals.download',
		'console.proposals.pdf',
		'console.certifications.get',
		'console.certifications.certificate',
		'console.certifications.pdf',
		'console.certificates.list',
	],
	'the assessment of the query': ['console.evidence.questions', 'console.voice.list'],
	'the category or sub-category of the path': [
		'console.checking.category',
		'console.checking.subCategory',
		'console.checking.history',
		'console.reassessments.category',
		'console.reassessments.subCategory',
		'console.reassessments.history',
	],
	'the objection of the path': ['console.objections.get'],
	'the request for evidence of the path': ['console.evidence.get'],
	'the round of the workers’ voice of the path': ['console.voice.get', 'console.voice.marks'],
	'the file of the path': ['files.link', 'files.preview'],
};

/** Those of them that have no text of the company: numbers, words of the paper, and what is not there yet. */
export const NAMELESS: readonly string[] = [
	'console.checking.history',
	'console.reassessments.history',
	'console.reassessments.unchanged',
	'console.reassessments.preview',
	'console.reassessments.interview',
	'console.reassessments.category',
	'console.reports.first.former',
	'console.reports.first.firstDrafts',
	'console.reports.second.firstDrafts',
	'console.reports.position',
	'console.evidence.questions',
	'console.checking.category',
	'console.objections.notice',
	'console.voice.list',
	'console.voice.get',
	'console.voice.marks',
	'files.preview',
];

/** Nothing of any company. */
export const OF_NONE: Names = {
	'of the reader': [
		'console.session.me',
		'console.secondFactor.get',
		'console.signIns.list',
		'console.notices.preferences',
		'console.interests.own',
	],
	'of the product': ['console.programme.counted', 'console.statuses', 'console.papers.sdgTargets'],
	'of papers, which all companies answer': [
		'console.papers.list',
		'console.papers.latest',
		'console.papers.download',
		'console.papers.template',
		'console.papers.coming',
		'console.papers.difference',
		'console.papers.standard',
		'console.phrases.subCategories',
	],
	'phrases, which stand for any company': ['console.phrases.list'],
	'the names of assessors, to choose one, with how many companies each looks after': ['console.companies.assessors'],
};

/** Of jobs over many rows, which are of several companies: to whoever has made the job. */
export const OF_THE_MAKER: Names = {
	'jobs of the reader; those of others are unknown': ['console.bulkJobs.list'],
	'saved views of the reader': ['console.views.list'],
	'second ratings, of who rates first or second': [
		'console.calibrations.own',
		'console.calibrations.sheet',
		'console.calibrations.compare',
	],
	'a job of the reader, without the names of companies that are no longer theirs': [
		'console.bulkJobs.get',
		'console.bulkJobs.rows',
		'console.bulkJobs.download',
	],
};

/** Figures of own companies as a file, which tells nothing about fewer than ten of them. */
export const OF_MANY: Names = {
	'figures of at least ten companies': ['console.programme.download', 'console.programme.pdf'],
};

/** Of all companies, for admins: assessors are refused. */
export const FOR_ADMINS: Names = {
	'figures of all companies together': ['console.programme.wayIn', 'console.programme.voice'],
	'accounts of staff, with their companies': ['console.adminUsers.list'],
	'drawn gradings, and how far assessors agree': [
		'console.calibrations.list',
		'console.calibrations.download',
		'console.calibrations.agreement',
	],
	'conflicts of interest of staff': ['console.interests.list', 'console.interests.download'],
	'what admins finalize': [
		'console.bulk.finalisePreview',
		'console.finalising.approval',
		'console.finalising.reapproval',
	],
	'visitors, who are no companies yet': [
		'console.inquiries.list',
		'console.inquiries.download',
		'console.inquiries.get',
	],
	'an empty workbook to write companies into': ['console.companyImport.template'],
	'who did what': [
		'console.auditEvents.list',
		'console.auditEvents.get',
		'console.auditEvents.download',
		'console.auditEvents.people',
	],
	'what an installation lacks before companies are invited': ['console.goingLive.get'],
	'how many shipped phrases are not added yet': ['console.phrases.shipped'],
	'mails and jobs of the installation': ['console.mails.list', 'console.ops.jobs', 'console.ops.failedJobs'],
};

/** Writes whose path names no record of a company: those whose body does, and those that have to do with none. */
export const WRITES_ON_COMPANIES = [
	'console.bulk.period',
	'console.bulkJobs.create',
	'console.bulkJobs.preview',
	'console.companyUsers.add',
	'console.evidence.open',
	'console.evidence.openSeveral',
	'console.voice.open',
] as const;

export const OTHER_WRITES: Names = {
	'on the reader': [
		'console.interests.declare',
		'console.interests.confirm',
		'console.views.add',
		'console.session.logout',
		'console.session.changePassword',
		'console.secondFactor.startTotp',
		'console.secondFactor.confirmTotp',
		'console.secondFactor.removeTotp',
		'console.secondFactor.startPasskey',
		'console.secondFactor.addPasskey',
		'console.secondFactor.makeRecoveryCodes',
		'console.signIns.endOthers',
		'console.notices.readAll',
		'console.notices.setPreference',
		'console.notices.setLocale',
	],
	'a new company, which is assigned to whoever adds it': ['console.companies.create'],
	'on papers': ['console.papers.save', 'console.papers.import', 'console.papers.takeStandard'],
	'on own phrases': ['console.phrases.add'],
	'answers what console.simulations.read does': ['console.simulations.request'],
};
