import type { Promised } from './promised.ts';

export const assessment: readonly Promised[] = [
	{
		promise: 'Each event is possible at its statuses alone, and anything else changes nothing.',
		file: 'tests/api/assessment/transitions.test.ts',
		test: 'every event outside the table is refused, and changes nothing',
	},
	{
		promise: 'Of many identical requests one moves the assessment.',
		file: 'tests/api/assessment/transitions.test.ts',
		test: 'one %s at %i moves the assessment',
	},
	{
		promise: 'A save of answers stores what was sent and leaves the rest.',
		file: 'tests/api/assessment/assessment-save.test.ts',
		test: 'stores a subset and leaves the others unchanged',
	},
	{
		promise: 'After the deadline saving works, and submitting does not.',
		file: 'tests/api/assessment/assessment.test.ts',
		test: 'ends with the last second of the last day in Tokyo',
	},
	{
		promise: 'Submitting lists the categories that are open.',
		file: 'tests/api/assessment/assessment.test.ts',
		test: 'lists the incomplete categories',
	},
	{
		promise: 'Completing lists the questions that are open.',
		file: 'tests/api/assessment/assessment-save.test.ts',
		test: 'requires every question, and lists the open ones',
	},
	{
		promise: 'A cleared answer takes back the mark of completion, a changed one keeps it.',
		file: 'tests/api/assessment/assessment-save.test.ts',
		test: 'survives a changed answer, and is reset by a cleared one',
	},
	{
		promise: 'A stale version changes nothing, and says who saved meanwhile.',
		file: 'tests/api/assessment/assessment-save.test.ts',
		test: 'reject a stale save, with who saved meanwhile and when',
	},
	{
		promise: 'A save without a version wins.',
		file: 'tests/api/assessment/assessment-save.test.ts',
		test: 'are optional: without one the last write wins',
	},
	{
		promise: 'The company sees only the first sheet.',
		file: 'tests/api/assessment/assessment.test.ts',
		test: 'hides the second sheet',
	},
	{
		promise: 'The history hides scores that the company may not read yet.',
		file: 'tests/api/assessment/assessment.test.ts',
		test: 'hides scores that the company may not read yet',
	},
	{
		promise: 'Moving back keeps answers, and unsets the milestones above.',
		file: 'tests/api/assessment/moves.test.ts',
		test: 'from 12 to %i unsets the milestones above and keeps those below',
	},
	{
		promise: 'A report below whose confirmation one moves back is a draft, hidden from the company.',
		file: 'tests/api/assessment/moves.test.ts',
		test: 'turns the report into a draft, hidden from the company',
	},
	{
		promise: 'Canceling keeps what was reached.',
		file: 'tests/api/assessment/moves.test.ts',
		test: 'ends the assessment and keeps its milestones',
	},
	{
		promise: 'A period starts today and ends a year later.',
		file: 'tests/api/assessment/moves.test.ts',
		test: 'sets the period from today to a year later',
	},
	{
		promise: 'A re-assessment shows the first rating and memo beside the new ones.',
		file: 'tests/api/assessment/reassessment.test.ts',
		test: 'shows the first rating and memo beside the new ones',
	},
	{
		promise: 'A re-assessment may be applied for up to a year later.',
		file: 'tests/api/assessment/reassessment.test.ts',
		test: 'is possible until the end of the day one year later in Tokyo',
	},
	{
		promise: 'A second application archives the former second sheet.',
		file: 'tests/api/assessment/reassessment.test.ts',
		test: 'creates a new sheet and archives the older one, which is hidden',
	},
	{
		promise: 'The interview record is writable from 8 to 10, and readable from then on.',
		file: 'tests/api/assessment/reassessment.test.ts',
		test: 'is writable only from 8 to 10, and readable from 8 on',
	},
	{
		promise: 'What awaits finalizing is 5 without a proposal, 6, and 10.',
		file: 'tests/api/assessment/progresses.test.ts',
		test: 'has 5 without a proposal and 6 in the first round, 10 in the second',
	},
	{
		promise: 'Finalizing at 5 is refused while a proposal is an unsubmitted draft.',
		file: 'tests/api/assessment/finalise.test.ts',
		test: 'is refused at 5 while a proposal has an unsubmitted draft',
	},
	{
		promise: 'Lists show who is in charge, and filter by it.',
		file: 'tests/api/accounts/assessors.test.ts',
		test: 'show the assessors and filter by them',
	},
	{
		promise: 'The age of an assessment is shown, and marked as late.',
		file: 'tests/api/accounts/assessors.test.ts',
		test: 'counts days, marks what waits for staff too long, and says until when',
	},
	{
		promise: 'The timeline shows changes with their reasons, and comments.',
		file: 'tests/api/assessment/timeline.test.ts',
		test: 'lists changes of status with their reasons, and comments, newest first',
	},
	{
		promise: 'A message to the company is shown with a move back, the reason never.',
		file: 'tests/api/assessment/timeline.test.ts',
		test: 'is shown with a move back until the next status, and reasons never are',
	},
	{
		promise: "A colleague's name is shown at the sub-category that was given.",
		file: 'tests/api/assessment/colleagues.test.ts',
		test: 'shows the name on the category and on the sheet, and is taken back with null',
	},
	{
		promise: 'A given sub-category may be answered by anybody in the company.',
		file: 'tests/api/assessment/colleagues.test.ts',
		test: 'is advice: anybody in the company still answers it, and what is being typed stays current',
	},
	{
		promise: "A deleted member's sub-categories go back to nobody.",
		file: 'tests/api/assessment/colleagues.test.ts',
		test: 'loses the sub-categories, by the company or by the console',
	},
	{
		promise: 'Bulk acts say of each row what succeeded, and why not.',
		file: 'tests/api/assessment/bulk.test.ts',
		test: 'finalizes what awaits it, in either round, and says of the others why not',
	},
	{
		promise: 'Bulk finalizing leaves out and names rows with critical failures or findings, and of the same person.',
		file: 'tests/api/assessment/bulk.test.ts',
		test: 'leaves out and names rows with critical failures or findings, and those of the same person',
	},
	{
		promise: 'Unchanged sub-categories are marked at once; what has something new is left, and it is said why.',
		file: 'tests/api/checking/mark-unchanged.test.ts',
		test: 'checks those whose ratings are as in the first round, and tells why it left the others',
	},
	{
		promise: 'What a company has added since the first round is never marked unread.',
		file: 'tests/api/checking/mark-unchanged.test.ts',
		test: 'is never marked unread: %j %j %j',
	},
	{
		promise: 'The preview shows exactly the scores that grading stores.',
		file: 'tests/api/checking/grading-preview.test.ts',
		test: 'has exactly the scores that grading then stores, for any sheet',
	},
	{
		promise: 'The preview names what stands out.',
		file: 'tests/api/checking/grading-preview.test.ts',
		test: 'names what stands out, with its place',
	},
	{
		promise: 'An autosave shows no message and leaves no row.',
		file: 'tests/api/checking/checking.test.ts',
		test: 'saves by itself without a message and without a row of its own in the audit log, by the same rules',
	},
	{
		promise: "Last year's answers are offered by key, a changed wording as a difference.",
		file: 'tests/api/assessment/suggestions.test.ts',
		test: '67 are offered as they were, 5 as differences, and 3 have nothing',
	},
	{
		promise: 'Nothing is answered by an offer.',
		file: 'tests/api/assessment/suggestions.test.ts',
		test: 'nothing is answered by reading: the assessment is not even begun',
	},
	{
		promise: 'The approval sheet shows result, next star, notes, and who rated and wrote.',
		file: 'tests/api/assessment/approval.test.ts',
		test: 'has the result, the way to the next star, the notes, and who rated and wrote',
	},
	{
		promise: 'A return tells the assessor and not the company.',
		file: 'tests/api/assessment/approval.test.ts',
		test: 'moves back from $from to $to, tells the assessor and not the company',
	},
	{
		promise: 'Results finalized by the same person are marked.',
		file: 'tests/api/assessment/four-eyes.test.ts',
		test: 'whoever rated is marked, in the sheet before and everywhere after',
	},
	{
		promise: 'The mark of the same person is nothing that the company reads.',
		file: 'tests/api/assessment/four-eyes.test.ts',
		test: 'is nothing that the company reads',
	},
	{
		promise: 'A job over many rows freezes what matches, and says of each row what became of it.',
		file: 'tests/api/assessment/bulk-jobs.test.ts',
		test: 'freezes what matches, assigns each row once, tells its maker, and leaves the usual events',
	},
	{
		promise: 'A job goes on with the rights of its maker at the moment.',
		file: 'tests/api/assessment/bulk-jobs.test.ts',
		test: 'are those of the moment: a former admin assigns nobody, and nothing is half done',
	},
	{
		promise: 'Waves of a start can be changed and stopped.',
		file: 'tests/api/assessment/bulk-jobs.test.ts',
		test: 'starts the daily number, can be changed and stopped, and passes over what is under way meanwhile',
	},
	{
		promise: 'Reminding tells what waits, once a week and kind, and only while it is true.',
		file: 'tests/api/assessment/bulk-jobs.test.ts',
		test: 'tells the admins what waits, once a week and kind, and only while it does',
	},
	{
		promise: 'A submission has a receipt number, and keeps it.',
		file: 'tests/api/assessment/receipt-numbers.test.ts',
		test: 'gets the next number, and keeps it when it is submitted again',
	},
	{
		promise: 'Records are ticked for the whole company.',
		file: 'tests/api/assessment/records.test.ts',
		test: 'are ticked for the whole company, and nobody else',
	},
	{
		promise: 'No proposal is said once, with its reason, and told to both sides.',
		file: 'tests/api/results/no-proposal.test.ts',
		test: 'is said once, with its reason, and told to both sides',
	},
	{
		promise: 'Ratings have a history: who, when, from what to what.',
		file: 'tests/e2e/console/console-approval.spec.ts',
		test: 'a check item shows who changed its rating, from what to what',
	},
	{
		promise: 'A critical failure is shown as soon as it holds.',
		file: 'tests/e2e/console/console-approval.spec.ts',
		test: 'a critical question says that it fails as soon as it does, and the findings stay open beside the ratings',
	},
	{
		promise: 'The desk is whole in every window, and read-only in the end.',
		file: 'tests/e2e/console/console-desk.spec.ts',
		test: 'a re-assessment has the first round beside it; the desk fits every window and is read-only in the end',
	},
	{
		promise: 'Ratings keep who changed them, when, from what to what.',
		file: 'tests/api/checking/rating-history.test.ts',
		test: 'tell who changed one, when, from what to what, and whether the memo changed',
	},
	{
		promise: 'Ratings of one person within ten minutes are one step.',
		file: 'tests/api/checking/rating-history.test.ts',
		test: 'make one step of what a person changes within ten minutes, and none of what they take back',
	},
	{
		promise: "Ratings' history is shown to assessors of the company and admins alone.",
		file: 'tests/api/checking/rating-history.test.ts',
		test: 'are told to the assessors of the company and to admins, and to nobody else',
	},
	{
		promise: "Phrases of one's own are shown to nobody else.",
		file: 'tests/api/checking/phrases.test.ts',
		test: 'are listed with what they are for: one sees one’s own and the shared ones, nobody else’s',
	},
	{
		promise: 'A shipped phrase that was edited stays edited.',
		file: 'tests/api/checking/shipped-phrases.test.ts',
		test: 'are left alone by the next start: an edited one stays edited, a deleted one deleted',
	},
	{
		promise: 'Moving back offers any lower status that was passed.',
		file: 'shared/assessment/status.test.ts',
		test: 'offers any lower status, but 5 only with a proposal, and 6 only where one was submitted',
	},
	{
		promise: 'Whose turn it is follows from the status.',
		file: 'shared/assessment/status.test.ts',
		test: 'follows from the status, at 5 also from whether there will be no proposal, at 3 and 8 from what is asked for',
	},
	{
		promise: 'A sheet shows conditions and guidance, and nothing that is for staff.',
		file: 'tests/api/checking/substance.test.ts',
		test: 'shows conditions, guidance and introduction in the language of the request, and nothing that is for staff',
	},
	{
		promise: 'What was confirmed before stands beside the notes.',
		file: 'tests/api/checking/former-notes.test.ts',
		test: 'in a re-assessment it is what the first round confirmed, with the proposal',
	},
	{
		promise: 'Bulk acts take at most 200 rows.',
		file: 'tests/api/assessment/bulk.test.ts',
		test: 'takes at most 200 rows',
	},
	{
		promise: 'My work shows why a row is first.',
		file: 'tests/e2e/console/console-my-work.spec.ts',
		test: 'my work is a day plan, rows say why they are first, and companies are assigned in their row',
	},
	{
		promise: 'Before a bulk start staff read how many assessments are running.',
		file: 'tests/api/assessment/bulk-jobs.test.ts',
		test: 'says before and after how many assessments are running, and which can then no longer be certified',
	},
	{
		promise: 'The selection stays after a job over many rows.',
		file: 'tests/e2e/console/console-bulk.spec.ts',
		test: 'a year is started in waves over all that match, by keyboard, and the selection is still there afterward',
	},
	{
		promise: 'A grading that failed for good is no longer pending, and the check says why.',
		file: 'tests/workers/autograde.test.ts',
		test: 'that fails permanently may be requested again, and the check page shows the error',
	},
	{
		promise: 'A check is there from the submission on, and is read-only after grading.',
		file: 'tests/api/checking/checking.test.ts',
		test: 'make the sheet readable, and read-only after grading',
	},
	{
		promise: 'A category is answered when all its sub-categories are.',
		file: 'tests/api/assessment/assessment.test.ts',
		test: 'is answered when all its sub-categories are',
	},
	{
		promise: 'The dialog of a return says what the company could already read.',
		file: 'tests/e2e/console/console-approval.spec.ts',
		test: 'before finalizing an admin sees result, people and notes, and returns it with a text',
	},
];
