import type { Promised } from './promised.ts';

export const evidence: readonly Promised[] = [
	{
		promise: 'A request is answered, accepted, and the submission stays as it is.',
		file: 'tests/api/evidence/evidence-requests.test.ts',
		test: 'is answered with two files and a text, and accepted; the submission stays as it is',
	},
	{
		promise: 'A request is due today or later.',
		file: 'tests/api/evidence/evidence-requests.test.ts',
		test: 'is due today at the earliest, by the date in Tokyo',
	},
	{
		promise: 'A company is told that staff wrote, not who.',
		file: 'tests/api/evidence/evidence-requests.test.ts',
		test: 'tells a company that it was staff who wrote, not who',
	},
	{
		promise: "A document's questions are shown on both sides.",
		file: 'tests/api/evidence/evidence-links.test.ts',
		test: 'are shown to staff on the sheet of the round',
	},
	{
		promise: 'Links stand still from the submission on.',
		file: 'tests/api/evidence/evidence-links.test.ts',
		test: 'are said at 1 and 2, and stand still from 3 on',
	},
	{
		promise: 'Moving back below 3 lets requests rest and deletes nothing.',
		file: 'tests/api/evidence/evidence-states.test.ts',
		test: 'it rests: moving back below 3 and submitting again deletes and changes nothing',
	},
	{
		promise: 'Canceling deletes no request.',
		file: 'tests/api/evidence/evidence-states.test.ts',
		test: 'canceling deletes nothing',
	},
	{
		promise: 'The row shows whose turn it is while a request is open.',
		file: 'tests/api/evidence/evidence-turns.test.ts',
		test: 'is the company’s while a request is open and none is answered, by the earliest day of what is open',
	},
	{
		promise: 'Every request begins with the ready text of its question.',
		file: 'tests/api/evidence/evidence-several.test.ts',
		test: 'is told at %i with all questions of the sheet, in the language of who asks',
	},
	{
		promise: 'Who opened which file stands in the audit log.',
		file: 'tests/api/evidence/files.test.ts',
		test: 'stands in the audit log with the file, once a link and only for who may see it',
	},
	{
		promise: 'A file that is not shown says why.',
		file: 'tests/api/evidence/previews.test.ts',
		test: 'says why a file is not shown',
	},
	{
		promise: "A phone's photo is stored without place or other data.",
		file: 'tests/api/evidence/phone.test.ts',
		test: 'of a phone as %s: only the picture is stored, and it stands upright',
	},
	{
		promise: "A phone's page shows nothing else.",
		file: 'tests/api/evidence/phone.test.ts',
		test: 'is told once, is kept as HMAC, and tells the phone nothing but how many photos and until when',
	},
	{
		promise: 'Deleted files leave a line that says so.',
		file: 'tests/api/evidence/evidence-retention.test.ts',
		test: 'are deleted after it, with a line that says so, and answer like unknown ones',
	},
	{
		promise: "The phone's page shows nothing of the place, and nothing more once its code has ended.",
		file: 'tests/e2e/evidence/evidence-phone.spec.ts',
		test: 'photos that a phone sends are named and become documents at the computer',
	},
	{
		promise: "A phone's code ends with its maker's sign-out and with a change of status.",
		file: 'tests/api/evidence/phone.test.ts',
		test: 'ends when %s',
	},
	{
		promise: 'A photo that is no JPEG or PNG is refused, and it is said what to do.',
		file: 'tests/api/evidence/phone.test.ts',
		test: 'is refused as %s, in %s',
	},
	{
		promise: 'The row of a company that owes evidence shows until when.',
		file: 'tests/e2e/console/console-my-work.spec.ts',
		test: 'the oldest work comes first, whoever is in charge is seen, chosen and searched for, and an address shows the same list',
	},
	{
		promise: 'Outside of 3 and 8 a request is read, and cannot be changed.',
		file: 'tests/api/evidence/evidence-states.test.ts',
		test: 'a request cannot be made or changed at %i, and is read',
	},
	{
		promise: 'Citing puts the name of the file and the page into the memo.',
		file: 'tests/e2e/evidence/evidence-viewer.spec.ts',
		test: 'a Japanese PDF of 200 pages without fonts is read, searched and cited beside the ratings',
	},
];
