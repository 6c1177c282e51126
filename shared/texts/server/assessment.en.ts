import type { TextsLike } from '#shared/i18n/translate.ts';
import type { assessment as ja } from './assessment.ja.ts';

export const assessment: TextsLike<typeof ja> = {
	wrongStatus: 'This cannot be done at the current status ({{status}}).',
	notCurrent: "This is not the company's current assessment, so it cannot be changed.",
	underWay: 'The company already has an assessment in progress.',
	noPublishedPaper: 'No paper is published. Publish one first.',
	started: 'The assessment was started.',
	cancelled: 'The assessment was canceled.',
	movedBack: 'The status was updated.',
	commentAdded: 'Comment added.',
	datesUpdated: 'The assessment period was updated.',
	rowsDone: '{{done}} {{done|row was|rows were}} updated.',
	rowsPartlyDone: '{{done}} {{done|row was|rows were}} updated. {{failed}} could not be updated.',
	cannotMoveBack: 'The assessment cannot be moved back from its current status ({{status}}) to the selected one.',
	startAfterEnd: 'The start date must not be after the end date.',
	noneYet: 'This company has no assessment yet. Start one first.',
	saved: 'The answers were saved.',
	completed: 'The answers were marked as completed.',
	assigned: 'The assignee was changed.',
	reminded: 'The reminder was sent.',
	remindedToday: 'This person was already reminded today. A person can be reminded once a day.',
	nothingOpen: 'This person has no open sub-category.',
	suggestionsAccepted: 'The answers from last time were used.',
	alreadyAnswered: 'Question {{number}} is already answered.',
	noFormerAnswer: 'Question {{number}} has no answer from last time.',
	rewordedAlone: 'Question {{number}} was reworded. Use its answer on its own.',
	submitted: 'The answers were submitted.',
	unanswered: 'Please answer question {{number}}.',
	categoryUnanswered: '"{{category}}" has incomplete sub-categories.',
	deadlinePassed:
		'The deadline ({{date}}) has passed, so you cannot submit your answers. They are saved. Ask your assessor or the operator to extend the deadline.',
};
