import type { Promised } from './promised.ts';

export const voice: readonly Promised[] = [
	{
		promise: 'Network traffic of the answers has one length.',
		file: 'tests/e2e/voice/voice-wire.spec.ts',
		test: 'what was answered changes the length of neither request nor answer',
	},
	{
		promise: 'Answers are stored completely or not at all, and the page says which.',
		file: 'tests/e2e/voice/voice-killed.spec.ts',
		test: 'killed before it has counted them: nothing has arrived, and sent again it does',
	},
	{
		promise: 'What a round promises and what it says that has ended.',
		file: 'tests/e2e/everywhere/aria.spec.ts',
		test: "the workers' voice: what is promised and chosen, and what a round says that has ended",
	},
	{
		promise: 'Results are told only by the rule of what may be read.',
		file: 'shared/voice/reading.test.ts',
		test: 'of fewer than five people is what is said of none',
	},
	{
		promise: 'No trace of an answer stays.',
		file: 'tests/api/voice/voice-traces.test.ts',
		test: 'to set %i leaves no line in the log, no metric of its route, no audit row and no address, over either transport',
	},
	{
		promise: 'A backup leaves the answers of an open round out.',
		file: 'tests/commands/voice-backup.test.ts',
		test: 'a backup holds the counters of closed rounds and nothing of open ones, of either set, which a restore ends',
	},
	{
		promise: 'A code is told once, and kept so that nobody can read it.',
		file: 'tests/api/voice/voice-rounds.test.ts',
		test: 'tells the codes once, and keeps what nobody can read them from',
	},
	{
		promise: "A round's last day stays, whatever happens to the assessment.",
		file: 'tests/api/voice/voice-rounds.test.ts',
		test: 'stays as it is when the assessment is graded or canceled',
	},
	{
		promise: 'Nothing is said of a round before it closes.',
		file: 'tests/api/voice/voice-reading.test.ts',
		test: 'says nothing before, whoever asks',
	},
	{
		promise: 'Under five answers it is said what is said of none.',
		file: 'tests/api/voice/voice-reading.test.ts',
		test: 'says with one to four answers what it says with none, byte for byte',
	},
	{
		promise: 'The company sees its summary with its report, from ten answers on.',
		file: 'tests/api/voice/voice-reading.test.ts',
		test: 'comes with the report, from ten answers on, as bands of categories',
	},
	{
		promise: 'A mark is shown to staff, never to the company.',
		file: 'tests/api/voice/voice-reading.test.ts',
		test: 'stands where the company said yes and five of ten say no; the company reads nothing of it, and the score is the same',
	},
	{
		promise: 'Requests that a mark prompts are, to the company, the bytes of ordinary ones.',
		file: 'tests/api/voice/voice-requests.test.ts',
		test: 'are, to the company, the same bytes in the same order as ordinary requests: its calls, notices and mails',
	},
	{
		promise: 'A wrong and a used code are told alike.',
		file: 'tests/api/voice/voice-answers.test.ts',
		test: 'that is wrong, used, of a closed round or no code is answered alike, with the same statements',
	},
	{
		promise: 'An answer is counted, and nothing else is kept.',
		file: 'tests/api/voice/voice-answers.test.ts',
		test: 'use up their code and are counted, and nothing else is kept',
	},
	{
		promise: 'The page names who asks before anything else.',
		file: 'tests/api/voice/voice-page.test.ts',
		test: 'names who asks before anything else that can be read, and so do slips and poster; nobody where no operator is set',
	},
	{
		promise: 'The code is erased from the address.',
		file: 'tests/e2e/voice/voice.spec.ts',
		test: 'the code of a slip is erased from the address, and no code is asked for',
	},
	{
		promise: 'After 30 minutes nothing of what was typed is left.',
		file: 'tests/e2e/voice/voice.spec.ts',
		test: 'after 30 minutes nothing is left, and the page says so',
	},
	{
		promise: 'Back and reload lose no answer before sending, and show none after.',
		file: 'tests/e2e/voice/voice.spec.ts',
		test: 'back and reload lose no answer before sending, and show none after',
	},
	{
		promise: 'All ten languages are offered.',
		file: 'tests/e2e/voice/voice.spec.ts',
		test: 'all languages are offered',
	},
	{
		promise: 'Slips and posters are printed in all languages.',
		file: 'tests/e2e/voice/voice-print.spec.ts',
		test: 'slips and poster are printed in all languages, and a slip leads to the page with its code',
	},
	{
		promise: 'The screen says what is left in the log of the database, and why.',
		file: 'tests/e2e/voice/voice-staff.spec.ts',
		test: '… a round whose key is missing, and one that the log of the database still holds',
	},
	{
		promise: 'The screen says that a round had too few answers.',
		file: 'tests/e2e/voice/voice-staff.spec.ts',
		test: '… a round that fewer than ten answered',
	},
	{
		promise: 'The screen says that answers in any of the ten languages are accepted.',
		file: 'tests/e2e/everywhere/aria.spec.ts',
		test: "the workers' voice: what is promised and chosen, and what a round says that has ended",
	},
	{
		promise: 'An answer in a language that the round did not choose is taken.',
		file: 'tests/api/voice/voice-answers.test.ts',
		test: 'are taken with the code as people type it, from a browser without CSRF, and in any language',
	},
];
