import { consolePages } from '#shared/pages/console.ts';
import { pathPattern } from '#shared/pages/path.ts';
import { pages } from '#shared/pages/public.ts';
import type { TaskOf } from './tasks.ts';

/** The task to which the '?' of each screen of the console leads, by the path of the screen. */

type Place = readonly ['assessor', TaskOf<'assessor'>] | readonly ['administrator', TaskOf<'administrator'>];

type Sheets = typeof consolePages.checks | typeof consolePages.reassessments;

const sheetPlaces = ({ list, sheet, category, subCategory, files, evaluate }: Sheets, task: TaskOf<'assessor'>) =>
	[
		...[list, sheet, category, subCategory, files].map((page): readonly [string, Place] => [page, ['assessor', task]]),
		[evaluate, ['assessor', 'report']],
	] as const satisfies readonly (readonly [string, Place])[];

export const CONSOLE_PLACES: readonly (readonly [page: string, place: Place])[] = [
	[consolePages.root, ['assessor', 'work']],
	[consolePages.forgotPassword, ['administrator', 'people']],
	[consolePages.resetPassword, ['administrator', 'people']],
	[consolePages.account, ['assessor', 'interests']],
	[consolePages.notices, ['assessor', 'work']],
	[consolePages.work, ['assessor', 'work']],
	[consolePages.allAssessments, ['assessor', 'work']],
	...sheetPlaces(consolePages.checks, 'rate'),
	[consolePages.editProposal, ['assessor', 'proposal']],
	...sheetPlaces(consolePages.reassessments, 're-assessment'),
	[consolePages.confirmAssessments, ['administrator', 'finalize']],
	[consolePages.confirmReassessments, ['administrator', 'finalize']],
	[consolePages.result, ['assessor', 'report']],
	[consolePages.proposal, ['assessor', 'proposal']],
	[consolePages.explanation, ['assessor', 'report']],
	[consolePages.improvementPlan, ['assessor', 'plan']],
	[consolePages.evidenceRequests, ['assessor', 'evidence']],
	[consolePages.evidenceRequest, ['assessor', 'evidence']],
	[consolePages.programme, ['administrator', 'programme']],
	[consolePages.programmeResults, ['administrator', 'programme']],
	[consolePages.programmeActions, ['administrator', 'programme']],
	[consolePages.objections, ['administrator', 'objections']],
	[consolePages.objection, ['administrator', 'objections']],
	[consolePages.calibrations, ['assessor', 'calibration']],
	[consolePages.calibration, ['assessor', 'calibration']],
	[consolePages.calibrationRating, ['assessor', 'calibration']],
	[consolePages.voice, ['assessor', 'voice']],
	[consolePages.certifications, ['administrator', 'certificate']],
	[consolePages.certification, ['administrator', 'certificate']],
	[consolePages.certificate, ['administrator', 'withdraw']],
	[consolePages.bulkJobs, ['administrator', 'start-year']],
	[consolePages.bulkJob, ['administrator', 'start-year']],
	[consolePages.companies, ['administrator', 'company']],
	[consolePages.newCompany, ['administrator', 'company']],
	[consolePages.importCompanies, ['administrator', 'import']],
	[consolePages.company, ['administrator', 'correct']],
	[consolePages.editCompany, ['administrator', 'company']],
	[consolePages.simplePapers, ['administrator', 'papers']],
	[consolePages.createSimplePaper, ['administrator', 'papers']],
	[consolePages.regularPapers, ['administrator', 'papers']],
	[consolePages.createRegularPaper, ['administrator', 'papers']],
	[consolePages.paperSimulation, ['administrator', 'papers']],
	[consolePages.assessors, ['administrator', 'people']],
	[consolePages.interests, ['administrator', 'assign']],
	[consolePages.inquiries, ['administrator', 'inquiries']],
	[consolePages.phrases, ['assessor', 'snippets']],
	[consolePages.auditEvents, ['administrator', 'audit']],
	[consolePages.goingLive, ['administrator', 'going-live']],
	[consolePages.jobs, ['administrator', 'emails']],
	[consolePages.mails, ['administrator', 'emails']],
];

/** The address of the help of a screen of the console; of all guides elsewhere. */
export const consoleHelpAt = (path: string): string => {
	const [, place] = CONSOLE_PLACES.find(([page]) => pathPattern(page).test(path)) ?? [];
	return place ? `${pages.help[place[0]]}#${place[1]}` : pages.help.root;
};
