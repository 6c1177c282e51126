import type { TextsLike } from '#shared/i18n/translate.ts';
import type { critical as ja } from './critical.ja.ts';

export const critical: TextsLike<typeof ja> = {
	provisional: 'Result if graded now (provisional)',
	soFar: 'Score so far (rated part)',
	partScore: '{{score}} / {{max}} {{max|point|points}}',
	partOnly:
		'{{rated}} of {{all}} {{all|category|categories}} have a rating, and only these count here. Grade and stars appear once every category has one.',
	levels: { stars1: 'One star', stars2: 'Two stars', stars3: 'Three stars' },
	byCategory: 'Scores by category',
	unrated: 'Check items without a rating: {{count}}. Only rated items count.',
	nothing: 'No issues found.',
	failures: 'Critical questions that failed: {{count}}',
	failuresText:
		'The score does not change. The report lists these questions, and you must give a reason to confirm it and for later decisions.',
	far: 'Questions with ratings far from the answer: {{count}}',
	farText: 'Answered "Yes" but rated below half of the points, or answered "No" but rated above half.',
	farOf: 'Answered "{{answer}}", rated {{share}}%',
	zero: 'Rated 0% without a memo: {{count}}',
	zeroText: 'A memo that explains the 0% helps with the report and with questions from the company.',
	unconditionalNa: 'Answered "Not applicable" although the paper sets no condition: {{count}}',
	unconditionalText: 'They are not scored, whatever their ratings. Check whether the answer is correct.',
	evidence: 'Sub-categories without evidence: {{count}}',
	evidenceText: 'They earn points, but the company gave no note or document, and there is no memo.',
	unlinked: 'Documents that support no question ({{count}}) do not count.',
	noDocuments: 'The company attached no documents.',
	openRequests: 'Requests for evidence that the company has not answered ({{count}})',
	openRequestsText:
		'Grading withdraws these requests, and the company can no longer answer. To wait for answers, do not grade yet.',
	answeredRequests: 'Answers to requests for evidence that no one accepted or returned ({{count}})',
	answeredRequestsText: 'After grading, they stay undecided and can no longer be accepted or returned.',
	dueOn: 'Due: {{date}}',
	others: '{{count}} more',
	decideText: 'These critical questions failed. Give a reason for continuing.',
	reasonHelp: 'Kept in the audit log. The company does not see it.',
	reasonMissing: 'Enter a reason to continue.',
	unseen: 'We could not check for failed critical questions. Reload, or continue without seeing them.',
	goOnUnseen: 'Continue without seeing the critical questions',
	unseenFirst: 'Reload, or select "Continue without seeing the critical questions".',
};
