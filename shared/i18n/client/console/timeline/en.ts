import type { TextsLike } from '#shared/i18n/translate.ts';
import type { timeline as ja } from './ja.ts';

export const timeline: TextsLike<typeof ja> = {
	title: 'Timeline',
	lead: 'Changes of status, requests for evidence and comments of staff. The company sees neither reasons nor comments.',
	assessment: 'Assessment',
	write: 'Write a comment',
	writeHelp: 'Only admins and the assessors of this company can read it.',
	add: 'Add comment',
	emptyComment: 'Write a comment to add it.',
	commented: 'Comment',
	waived: '"No improvement proposal" recorded',
	resumed: '"No improvement proposal" taken back',
	requestOpened: 'Asked for evidence',
	requestAnswered: 'Request for evidence answered',
	requestReturned: 'Answer to a request for evidence returned',
	requestAccepted: 'Answer to a request for evidence accepted',
	requestWithdrawn: 'Request for evidence withdrawn',
	withdrawnByGrading: 'Request for evidence withdrawn by grading',
	withdrawnByCancelling: 'Request for evidence withdrawn with the assessment',
	whole: 'Whole assessment',
	asked: 'Asked for: {{text}}',
	change: '{{from}} → {{to}}',
	reason: 'Reason: {{reason}}',
	message: 'Message to the company: {{message}}',
	more: 'Show more',
	none: 'No assessment of this company was started yet. Once one is, its timeline appears here.',
};
