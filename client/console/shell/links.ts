import { consolePaths } from '#client/base/console-paths.ts';

/** The links of the sidebar; some are for admins only. */

export type LinkKey =
	| 'work'
	| 'allAssessments'
	| 'programme'
	| 'checks'
	| 'reassessments'
	| 'evidenceRequests'
	| 'objections'
	| 'confirmAssessments'
	| 'confirmReassessments'
	| 'certifications'
	| 'companies'
	| 'bulkJobs'
	| 'simplePapers'
	| 'regularPapers'
	| 'assessors'
	| 'inquiries'
	| 'phrases'
	| 'auditEvents'
	| 'jobs'
	| 'mails'
	| 'goingLive';

type SidebarLink = { key: LinkKey; adminOnly: boolean };

/** Which count of `console.progresses.work` a link shows. */
export const COUNTED = {
	work: 'mine',
	checks: 'checks',
	reassessments: 'reassessments',
	confirmAssessments: 'confirm_assessments',
	confirmReassessments: 'confirm_reassessments',
	certifications: 'certifications',
	evidenceRequests: 'answered_requests',
	objections: 'filed_objections',
} as const satisfies Partial<Record<LinkKey, string>>;

export const countOf = (key: LinkKey): (typeof COUNTED)[keyof typeof COUNTED] | null =>
	key in COUNTED ? COUNTED[key as keyof typeof COUNTED] : null;

type SidebarGroup = {
	key: 'assessments' | 'companies' | 'papers' | 'administration';
	links: readonly SidebarLink[];
};

const forAll = (key: LinkKey): SidebarLink => ({ key, adminOnly: false });
const forAdmins = (key: LinkKey): SidebarLink => ({ key, adminOnly: true });

const GROUPS: readonly SidebarGroup[] = [
	{
		key: 'assessments',
		links: [
			forAll('work'),
			forAll('allAssessments'),
			forAll('programme'),
			forAll('checks'),
			forAdmins('confirmAssessments'),
			forAll('reassessments'),
			forAdmins('confirmReassessments'),
			forAll('evidenceRequests'),
			forAll('objections'),
			forAll('certifications'),
			forAll('phrases'),
		],
	},
	{ key: 'companies', links: [forAll('companies'), forAll('bulkJobs')] },
	{ key: 'papers', links: [forAll('simplePapers'), forAll('regularPapers')] },
	{
		key: 'administration',
		links: [
			forAdmins('assessors'),
			forAdmins('inquiries'),
			forAdmins('auditEvents'),
			forAdmins('mails'),
			forAdmins('jobs'),
			forAdmins('goingLive'),
		],
	},
];

export const sidebarFor = (isAdmin: boolean): SidebarGroup[] =>
	GROUPS.map((group) => ({ ...group, links: group.links.filter((link) => isAdmin || !link.adminOnly) })).filter(
		(group) => group.links.length > 0,
	);

/** Whether the screen at a path is for admins only. */
export const isForAdmins = (path: string): boolean =>
	GROUPS.some(({ links }) => links.some(({ key, adminOnly }) => adminOnly && isWithin(key, path)));

/** Whether a path is the link's own or below it. */
export const isWithin = (key: LinkKey, path: string): boolean =>
	path === consolePaths[key] || path.startsWith(`${consolePaths[key]}/`);
