import { consolePaths } from '#client/base/console-paths.ts';
import type { Recent } from '#client/console/shell/recent.ts';
import { finder } from '#shared/fold.ts';
import { type Act, actsOn, type Found, type FoundCompany } from './acts.ts';

/** The entries of the search in the order in which they are shown, from which the keys choose one. */

type Certificate = Found['certificates'][number];
type Question = Found['questions'][number];

export type Entry = {
	/** Unique among all entries. */
	id: string;
	to: string;
	acts: readonly Act[];
} & (
	| { kind: 'recent'; name: string }
	/** `also`: the other word by which the screen was found. */
	| { kind: 'screens'; name: string; also: string | undefined }
	| { kind: 'companies'; company: FoundCompany }
	/** The way to all companies that match. */
	| { kind: 'moreCompanies'; q: string }
	| { kind: 'members'; name: string; email: string; company: FoundCompany }
	| { kind: 'certificates'; certificate: Certificate; company: FoundCompany }
	| {
			kind: 'submissions';
			receipt: string;
			assessment: Found['submissions'][number]['assessment'];
			company: FoundCompany;
	  }
	| { kind: 'inquiries'; receipt: string; name: string }
	| { kind: 'questions'; question: Question }
);

/** `words`: what else one may call the screen, or what is done there. */
export type Screen = { name: string; to: string; words: readonly string[] };

/** The heading under which an entry stands. */
export type Group = Exclude<Entry['kind'], 'moreCompanies'>;

export const groupOf = ({ kind }: Entry): Group => (kind === 'moreCompanies' ? 'companies' : kind);

const isNamed = (name: string, q: string): boolean => finder(q)(name);

export const screenEntries = (screens: readonly Screen[], q: string): Entry[] =>
	screens.flatMap(({ name, to, words }): Entry[] => {
		const isByName = isNamed(name, q);
		const also = isByName ? undefined : words.find((word) => isNamed(word, q));
		return isByName || also ? [{ kind: 'screens', id: `screens-${to}`, acts: [], ...{ name, to, also } }] : [];
	});

export const recentEntries = (recent: readonly Recent[], q: string): Entry[] =>
	recent
		.filter(({ name }) => isNamed(name, q))
		.map(({ name, path }) => ({ kind: 'recent', id: `recent-${path}`, name, to: path, acts: [] }));

export const foundEntries = (found: Found, q: string, isAdmin: boolean): Entry[] => {
	const acts = (company: FoundCompany): Act[] => actsOn(company, isAdmin);
	return [
		...found.companies.map(
			(company): Entry => ({
				kind: 'companies',
				id: `companies-${company.id}`,
				to: consolePaths.company(company.id),
				acts: acts(company).filter(({ key }) => key !== 'company'),
				company,
			}),
		),
		...(found.more.includes('companies')
			? [{ kind: 'moreCompanies' as const, id: 'more-companies', to: consolePaths.companiesOf(q), acts: [], q }]
			: []),
		...found.members.map(
			({ id, name, email, company }): Entry => ({
				kind: 'members',
				id: `members-${id}`,
				to: consolePaths.companyMembers(company.id),
				acts: acts(company),
				...{ name, email, company },
			}),
		),
		...found.certificates.map(
			(certificate): Entry => ({
				kind: 'certificates',
				id: `certificates-${certificate.code}`,
				to: consolePaths.certification(certificate.progress_id),
				acts: [{ key: 'assessment', to: consolePaths.check(certificate.progress_id) }, ...acts(certificate.company)],
				...{ certificate, company: certificate.company },
			}),
		),
		...found.submissions.map(
			({ receipt_number: receipt, assessment, company }): Entry => ({
				kind: 'submissions',
				id: `submissions-${receipt}`,
				to: consolePaths.check(assessment.id),
				acts: acts(company),
				...{ receipt, assessment, company },
			}),
		),
		...found.inquiries.map(
			({ id, receipt_number: receipt, company_name: name }): Entry => ({
				kind: 'inquiries',
				id: `inquiries-${id}`,
				to: consolePaths.inquiryOf(receipt),
				acts: [],
				...{ receipt, name },
			}),
		),
		...found.questions.map(
			(question): Entry => ({
				kind: 'questions',
				id: `questions-${question.id}`,
				to: consolePaths.paperQuestion(question.is_premium, question.key),
				acts: [],
				question,
			}),
		),
	];
};
