import type { Mutant } from '#tests/mutants/mutant.ts';

/** The workers' voice. */
export const voice: readonly Mutant[] = [
	{
		file: 'shared/voice/disclosure.ts',
		before: 'share < 2 / 3',
		after: 'share <= 2 / 3',
		test: 'shared/voice/disclosure.test.ts',
		title: 'of two in six is some, of four in six most',
	},
	{
		file: 'server/voice/summary.ts',
		before: "if (!voice || !isReportVisible('app', progress, round)) return null;",
		after: 'if (!voice || !isReportVisible) return null;',
		test: 'tests/api/voice/voice-reading.test.ts',
		title: 'comes with the report, from ten answers on, as bands of categories',
	},
	{
		file: 'shared/voice/disclosure.ts',
		before: 'export const FEWEST_ANSWERS = 5;',
		after: 'export const FEWEST_ANSWERS = 4;',
		test: 'tests/api/voice/voice-reading.test.ts',
		title: 'says with one to four answers what it says with none, byte for byte',
	},
	{
		file: 'server/voice/answer.ts',
		before: 'answers.length === asked.length && asked.every((id) => answered.has(id));',
		after: 'answers.length === asked.length;',
		test: 'tests/api/voice/voice-answers.test.ts',
		title: 'with a statement missing or twice are refused before the code is looked at',
	},
	{
		file: 'server/voice/marks.ts',
		before: 'eq(answerContents.answer, YES),',
		after: '',
		test: 'tests/api/voice/voice-reading.test.ts',
		title: 'needs a yes of the company, three who disagree',
	},
	{
		file: 'client/voice/sending.ts',
		before: 'update({ isUnsure: true });',
		after: '',
		test: 'tests/e2e/voice/voice.spec.ts',
		title: 'a page that is loaded again while it sends does not know either',
	},
];
