import type { Promised } from './promised.ts';

export const objections: readonly Promised[] = [
	{
		promise: 'Below a report stands the last day to object, not the days that are left.',
		file: 'client/company/objections/entry.test.tsx',
		test: 'says the last day to object, and no number of days (admin: %s)',
	},
	{
		promise: 'An objection may be filed up to its last day, which is said.',
		file: 'tests/api/objections/objections.test.ts',
		test: 'is possible on the last day and not on the day after',
	},
	{
		promise: "Sub-categories are named by their ids on the company's own sheet.",
		file: 'tests/api/objections/objections.test.ts',
		test: 'names sub-categories where the paper explains no questions',
	},
	{
		promise: 'While it is undecided the assessment stays.',
		file: 'tests/api/objections/objections.test.ts',
		test: 'the assessment stays at %i',
	},
	{
		promise: 'Whoever rated or finalized the round does not decide.',
		file: 'tests/api/objections/objections.test.ts',
		test: 'is refused for whoever rated or finalized the round, by any path',
	},
	{
		promise: 'Only check items of upheld questions open.',
		file: 'tests/api/objections/objections.test.ts',
		test: 'opens the check items of upheld questions and nothing else',
	},
	{
		promise: 'The company sees that its result is being corrected, and then that it was.',
		file: 'tests/api/objections/objections.test.ts',
		test: 'shows the company that it is being corrected, and then that it was',
	},
	{
		promise: 'Texts of an objection are in no audit row.',
		file: 'tests/api/objections/objections.test.ts',
		test: 'is in the timeline and the audit log, without its texts',
	},
	{
		promise: 'Declared conflicts refuse assigning, with all names.',
		file: 'tests/api/interests/refusals.test.ts',
		test: 'by the company is refused as a whole, with all names',
	},
	{
		promise: 'Admins see who has a conflict with which company.',
		file: 'tests/api/interests/interests.test.ts',
		test: 'say to admins who has a conflict with which company',
	},
	{
		promise: 'A second rating is compared and changes no score.',
		file: 'tests/api/calibration/calibration.test.ts',
		test: 'is saved, completed and compared, and changes no score',
	},
	{
		promise: 'The second rater sees a sheet that was never rated.',
		file: 'tests/api/calibration/blind.test.ts',
		test: 'gets the bytes of a sheet that was never rated',
	},
];
