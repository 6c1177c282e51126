import { read } from '#tests/rules/support/markdown.ts';
import { fill, texts } from './texts.ts';

/**
 * What the README and the page that it links for more promise, and where the demo shows it. The promises are read from
 * both: a sentence more, and the list has to be looked at.
 */

const t = texts.ja;

/** Ids of what the demo's screens are about. */
export type Ids = {
	/** Newest assessments by the number of their company's admin. */
	progress: Readonly<Record<3 | 7 | 11, number>>;
	/** Of the certificate of `owner13@example.com`. */
	code: string;
};

export type Place = {
	/** Who looks; without it, a visitor. */
	as?: string;
	/** An address, or what to click, one after the other. */
	way: readonly [address: string, ...clicked: string[]];
	/** What is read there. */
	reads: readonly string[];
	/** What there is at least so much of. */
	has?: readonly [selector: string, atLeast: number];
};

type Promised = { /** How many it is promised in. */ sentences: number; places: (ids: Ids) => readonly Place[] };

const ROWS = 'main tbody tr';
const ITEMS = 'main li';

const answering = 'owner@example.com';
const checked = 'owner3@example.com';
const finished = 'owner7@example.com';
const certified = 'owner13@example.com';
const assessor = 'assessor@example.com';
const admin = 'admin@example.com';

const { documents, company, console: staff, management, programme, server } = t;

const check: Place = {
	as: assessor,
	way: [
		'/console/check-submissions?status=3',
		'main a[href*="/console/check-submissions/"]',
		'main a[href*="/sub-categories/"]',
	],
	reads: [staff.checking.checked],
	has: ['main input[type=radio]', 10],
};
const documentsOf = ({ progress }: Ids): Place => ({
	as: assessor,
	way: [`/console/check-submissions/${progress[3]}/files`],
	reads: [t.viewer.file],
	has: ['main table td', 4],
});
const reportOf = ({ progress }: Ids): Place => ({
	as: finished,
	way: [`/app/assessment-results/${progress[7]}?isFirstTime=true`],
	reads: [documents.report.grade, documents.position.current, company.voice.title],
});
const explanationOf = ({ progress }: Ids): Place => ({
	as: finished,
	way: [`/app/assessment-results/${progress[7]}/explanation?isFirstTime=true`],
	reads: [documents.explanation.nextTitle, documents.explanation.downloadPdf, documents.explanation.downloadExcel],
});
const proposalOf = ({ progress }: Ids): Place => ({
	as: finished,
	way: [`/app/improvement-proposals/${progress[7]}`],
	reads: [documents.proposal.overview],
});
const planOf = ({ progress }: Ids): Place => ({
	as: finished,
	way: [`/app/improvement-plans/${progress[7]}`],
	reads: [company.plan.lead],
	has: [ROWS, 10],
});
const certificate: Place = { as: certified, way: ['/app/certificate'], reads: [company.certificate.facts] };
const verified = ({ code }: Ids): Place => ({ way: [`/verify/${code}`], reads: [server.verify.verdicts.valid.title] });
const overview: Place = {
	as: answering,
	way: ['/app/assessment'],
	reads: [company.overview.categories],
	has: [ROWS, 6],
};
const requests: Place = {
	as: checked,
	way: ['/app/evidence-requests'],
	reads: [company.requests.title],
	has: ['main a[href*="/app/evidence-requests/"]', 3],
};
const free: Place = { way: ['/free-assessment'], reads: [t.public.landing.start] };

/** By the beginning of the sentence in the README. */
const OF_README: Readonly<Record<string, Promised>> = {
	'Kyosei (共生, living together) helps companies': {
		sentences: 1,
		places: () => [{ way: ['/'], reads: [t.public.home.heading] }],
	},
	'A company answers questions and adds documents': { sentences: 1, places: () => [overview, requests] },
	'an assessor checks each answer': { sentences: 1, places: () => [check] },
	'the company gets an explained score, a report': {
		sentences: 1,
		places: (ids) => [reportOf(ids), explanationOf(ids), proposalOf(ids), certificate, verified(ids)],
	},
	'Everybody can try a free self-assessment': { sentences: 1, places: () => [free] },
	'The product is in Japanese and English': { sentences: 1, places: (ids) => [explanationOf(ids)] },
};

/** By what is bold in `docs/product.md`. */
const OF_PRODUCT: Readonly<Record<string, Promised>> = {
	Anyone: { sentences: 1, places: () => [free] },
	'A company': {
		sentences: 6,
		places: (ids) => [
			overview,
			{
				as: 'owner1@example.com',
				way: ['/app/assessment'],
				reads: [company.suggestions.onOverview.split('}}').at(-1) ?? ''],
			},
			reportOf(ids),
			planOf(ids),
			{ as: finished, way: ['/app/history'], reads: [company.history.title], has: [ROWS, 2] },
			certificate,
			{ as: certified, way: ['/app/shares'], reads: [fill(t.shares.running, { count: 1 })] },
			{ way: ['/certified'], reads: [server.directory.title], has: [ITEMS, 8] },
		],
	},
	'Scores are explained.': { sentences: 2, places: (ids) => [explanationOf(ids)] },
	Staff: {
		sentences: 3,
		places: () => [
			{ as: admin, way: ['/console/work'], reads: [staff.shell.links.work], has: [ROWS, 5] },
			{ as: admin, way: ['/console/all-assessments'], reads: [staff.shell.links.allAssessments], has: [ROWS, 10] },
		],
	},
	'Evidence stands beside the rating.': {
		sentences: 6,
		places: (ids) => [
			check,
			documentsOf(ids),
			requests,
			{ as: assessor, way: ['/console/evidence-requests?status=all'], reads: [staff.requests.title], has: [ROWS, 3] },
		],
	},
	'Foreign workers are asked themselves': {
		sentences: 7,
		places: (ids) => [
			{
				as: assessor,
				way: [`/console/voice/${ids.progress[3]}`],
				reads: [staff.voice.statements, staff.voice.languagesTitle],
			},
			reportOf(ids),
			{ way: ['/voice'], reads: [] },
		],
	},
	Certificates: { sentences: 4, places: (ids) => [verified(ids), { way: ['/verify'], reads: [server.verify.title] }] },
	'A whole list at once.': {
		sentences: 4,
		places: () => [
			{ as: admin, way: ['/console/companies', 'main thead input[type=checkbox]'], reads: [staff.bulk.start.button] },
			{ as: admin, way: ['/console/bulk'], reads: [staff.shell.links.bulkJobs] },
		],
	},
	'The program overview': {
		sentences: 4,
		places: () => [
			{
				as: admin,
				way: ['/console/programme'],
				reads: [programme.flow.title, programme.voice.title],
				has: ['main svg', 3],
			},
		],
	},
	'Results are checked twice and can be contested.': {
		sentences: 4,
		places: ({ progress }) => [
			{ as: 'owner14@example.com', way: ['/app/assessment'], reads: [company.objections.waitingTitle] },
			{ as: admin, way: ['/console/objections'], reads: [staff.shell.links.objections], has: [ROWS, 1] },
			{
				as: 'owner11@example.com',
				way: [`/app/assessment-results/${progress[11]}?isFirstTime=false`],
				reads: [documents.report.grade],
			},
			{ as: admin, way: ['/console/interests'], reads: [staff.interests.listTitle], has: [ROWS, 2] },
			{ as: admin, way: ['/console/calibrations'], reads: [staff.calibration.title], has: [ROWS, 3] },
		],
	},
	Papers: {
		sentences: 4,
		places: () => [
			{ as: admin, way: ['/console/regular-assessments'], reads: [management.papers.published] },
			{ as: admin, way: ['/console/simple-assessments'], reads: [management.papers.published] },
		],
	},
	Snippets: {
		sentences: 4,
		places: () => [{ as: admin, way: ['/console/phrases'], reads: [staff.shell.links.phrases], has: [ROWS, 10] }],
	},
	Notices: {
		sentences: 3,
		places: () => [
			{ as: finished, way: ['/app/notices'], reads: [t.notices.title], has: [ITEMS, 5] },
			{ as: admin, way: ['/console/notices'], reads: [t.notices.title], has: [ITEMS, 5] },
		],
	},
	Guides: {
		sentences: 4,
		places: () =>
			(['company', 'assessor', 'administrator'] as const).map((guide) => ({
				way: [`/help/${guide}`],
				reads: [server.guide.guides[guide].title],
			})),
	},
};

/** Sentences of a paragraph; abbreviations and figures do not end one. */
const sentencesIn = (text: string): string[] =>
	text
		.replaceAll(/\s+/g, ' ')
		.split(/(?<=[.;:]\*{0,2}) (?=[\p{Lu}\p{Ll}*`])/u)
		.filter((sentence) => /\w/.test(sentence));

/** Of the paragraph that says what the product does, without the link to more. */
export const promisesOfReadme = (): string[] => {
	const [, paragraph = ''] = read('README.md').split(/\n\n/);
	return sentencesIn(paragraph.replaceAll(/\[[^\]]*\]\([^)]*\)\.?/g, ''));
};

/** The paragraphs of the page, by what they begin with, and their sentences. */
export const promisesOfProduct = (): [beginning: string, sentences: number][] =>
	read('docs/product.md')
		.split(/\n\n/)
		.flatMap((paragraph) => {
			const [, bold] = /^\*\*([^*]+)\*\*/.exec(paragraph) ?? [];
			return bold ? [[bold, sentencesIn(paragraph).length] as [string, number]] : [];
		});

export { OF_PRODUCT, OF_README };
