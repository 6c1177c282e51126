/**
 * For every storage folder and every kind of PDF: what the archive contains of it. Written by hand as the expectation:
 * a new one fails the tests until it is added here.
 */

export const DECIDED_FOLDERS: Readonly<Record<string, string>> = {
	documents: 'all',
	evidence: 'all',
	objections: 'all',
	plans: 'all',
	certificates: 'those that are neither withdrawn nor replaced',
	pdf: 'those that were made for the company, of what it can open',
	'voice-keys': 'none: keys of open rounds of the workers’ voice',
	photos: 'those that are used; those that wait are soon gone',
};

export const DECIDED_PDFS: Readonly<Record<string, string>> = {
	report: 'while the company can open the report',
	explanation: 'with the report, at the level of the paper',
	proposal: 'while the company can open the proposal',
	plan: 'since the assessment was finalized',
	certificate: 'is kept among the certificates',
	'free-certificate': 'of visitors: nobody knows whose it is',
	'free-result': 'of visitors: names nobody',
	programme: 'none: figures over all companies, for staff',
};
