import type { Unused } from '#tests/support/texts/words.ts';

/**
 * British spellings. The product, its papers and its documents are in American English, as the standards that they are
 * measured against are read in the field; only the wording of the specification and the names of institutions keep theirs.
 */
const SPELLINGS: readonly (readonly [pattern: RegExp, example: string, instead: string])[] = [
	[/\bcolour\w*/i, 'Colours', 'color'],
	[/(?<!Forced )\blabour(?! Organization| and Welfare| Standards Advice Hotline)\w*/i, 'labour law', 'labor'],
	[/\b\w*(?:behaviour|favour|honour|neighbour|endeavour|harbour)\w*/i, 'behaviour', 'behavior, favor, honor'],
	[/\b\w*organis\w+/i, 'organise', 'organize'],
	[/\b\w*authoris\w+/i, 'authorised', 'authorize'],
	[/\b\w*recognis\w+/i, 'recognised', 'recognize'],
	[/\b\w*finalis\w+/i, 'Finalise', 'finalize'],
	[
		/\b\w*(?:normal|summar|minim|maxim|priorit|categor|emphas|apolog|formal|mobil|util|custom|anonym|penal)is(?:e|ing|ation)\w*/i,
		'summarise',
		'summarize: -ize, not -ise',
	],
	[/\banalys(?:e[ds]?|ing)\b/i, 'analyse', 'analyze'],
	[/\bcancell(?:ed|ing)\b/i, 'It was cancelled', 'canceled'],
	[/\b(?:label|travel|total|signal|model|counsel)l(?:ed|ing|er|ers)\b/i, 'labelled', 'labeled, traveled: one l'],
	[/\b(?:fulfil|enrol|instal)(?:s|ment|ments)?\b/i, 'enrolment', 'fulfill, enroll, installment'],
	[/\bprogrammes?\b/i, 'a programme', 'program'],
	[/\bjudgements?\b/i, 'Judgement', 'judgment'],
	[/\b(?:licence|defence|offence)s?\b/i, 'a licence', 'license, defense, offense'],
	[/\bpractis(?:e|es|ed|ing)\b/i, 'to practise', 'practice'],
	[/\b(?:centre|metre|litre)[sd]?\b/i, 'centre', 'center, meter, liter'],
	[/\b(?:grey|ageing|cheque|tyre|catalogue)s?\b/i, 'grey', 'gray, aging, check, tire, catalog'],
	[/\b(?:towards|afterwards|amongst|whilst|learnt|spelt)\b/i, 'afterwards', 'afterward, toward, among, while, learned'],
	[/\bper cent\b/i, '5 per cent', 'percent'],
	[/\be-mails?\b/i, 'E-mail', 'email'],
];

export const BRITISH: readonly Unused[] = SPELLINGS.map(([pattern, example, instead]) => ({
	pattern,
	example,
	instead: `${instead} (American spelling)`,
}));
