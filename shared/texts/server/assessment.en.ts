import type { TextsLike } from '#shared/i18n/translate.ts';
import type { assessment as ja } from './assessment.ja.ts';

export const assessment: TextsLike<typeof ja> = {
	wrongStatus: 'This cannot be done at the current progress ({{status}}).',
	notCurrent: "This is not the company's current assessment, so it cannot be changed.",
	underWay: 'The company already has an assessment in progress.',
	noPublishedPaper: 'No paper is published. Publish one first.',
	started: 'The assessment was started.',
	cancelled: 'The assessment was canceled.',
	movedBack: 'The progress was updated.',
	commentAdded: 'Comment added.',
	datesUpdated: 'The assessment period was updated.',
	rowsDone: '{{done}} {{done|row was|rows were}} changed.',
	rowsPartlyDone: '{{done}} {{done|row was|rows were}} changed. {{failed}} could not be changed.',
	cannotMoveBack: 'The assessment cannot be moved back from its current progress ({{status}}) to the chosen one.',
	startAfterEnd: 'The start date must not be after the end date.',
	noneYet: 'No assessment of this company was started yet. Start one first.',
	saved: 'The answers were saved.',
	completed: 'The answers were marked as completed.',
	assigned: 'The assignee was changed.',
	suggestionsAccepted: 'The former answers were used.',
	alreadyAnswered: 'Question {{number}} is answered already.',
	noFormerAnswer: 'Question {{number}} has no former answer.',
	rewordedAlone: 'The wording of question {{number}} has changed. Name it alone.',
	submitted: 'The answers were submitted.',
	unanswered: 'Please answer question {{number}}.',
	categoryUnanswered: '"{{category}}" has sub-categories that are not completed.',
	deadlinePassed:
		'The deadline ({{date}}) has passed, so the answers cannot be submitted. They are saved. Please ask your assessor for more time.',
};
