import type { TextsLike } from '#shared/i18n/translate.ts';
import type { critical as ja } from './critical.ja.ts';

export const critical: TextsLike<typeof ja> = {
	provisional: 'Result if it were graded now (provisional)',
	byCategory: 'Scores of the categories',
	unrated: 'Check items without a rating: {{count}}. Only those with one are counted.',
	nothing: 'Nothing stands out.',
	failures: 'Critical questions that failed: {{count}}',
	failuresText:
		'The score stays as it is. The report names these questions, and confirming it and later decisions ask for a reason.',
	far: 'Questions with ratings far from the answer: {{count}}',
	farText: 'Answered "Yes" and rated below half of the points, or answered "No" and rated above half.',
	farOf: 'Answered "{{answer}}", rated {{share}}%',
	zero: 'Rated 0% without a memo: {{count}}',
	zeroText: 'A memo that says why it is 0% helps with the report and when the company asks.',
	unconditionalNa: 'Answered "Not applicable" although the paper names no condition: {{count}}',
	unconditionalText: 'They are not scored, whatever their ratings. Check whether the answer is right.',
	evidence: 'Sub-categories with nothing on record: {{count}}',
	evidenceText: 'They earn points, but there is neither a note or a document of the company nor a memo.',
	unlinked: 'Documents that support no question ({{count}}) are not counted.',
	noDocuments: 'The company attached no documents.',
	openRequests: 'Requests for evidence that the company has not answered ({{count}})',
	openRequestsText:
		'Grading withdraws them, and the company can no longer answer. To wait for the answers, do not grade yet.',
	answeredRequests: 'Answers to requests for evidence that nobody accepted or returned ({{count}})',
	answeredRequestsText: 'After grading they stay undecided and can no longer be accepted or returned.',
	dueOn: 'Due: {{date}}',
	others: '{{count}} more',
	decideText: 'These critical questions failed. Give the reason for going on.',
	reasonHelp: 'Kept in the audit log. The company does not see it.',
	reasonMissing: 'Enter the reason to go on.',
	unseen: 'Whether critical questions failed cannot be shown. Load again, or go on without having seen them.',
	goOnUnseen: 'I go on without having seen the critical questions',
	unseenFirst: 'Load again, or tick "I go on without having seen the critical questions".',
};
