import type { BadgeTone } from '#client/ui/badge.tsx';
import { isStatusId, STATUS, type StatusId } from '#shared/assessment/status.ts';

/** Presentation of statuses in both areas, by text keys. */

/** Statuses as named to the company. */
export type ProgressName =
	| 'answering'
	| 'inProgress'
	| 'confirming'
	| 'completed'
	| 'reassessment'
	| 'improved'
	| 'applied'
	| 'issued'
	| 'cancelled';

type CardText =
	| 'hearing'
	| 'hearingText'
	| 'concluding'
	| 'concludingText'
	| 'confirming'
	| 'confirmingText'
	| 'completed'
	| 'completedText'
	| 'reassessment'
	| 'reassessmentText'
	| 'improved'
	| 'improvedText'
	| 'applied'
	| 'appliedText'
	| 'issued'
	| 'cancelled'
	| 'cancelledText';

type Card = { tone: 'info' | 'success' | 'warning'; title: CardText; text: CardText | null };

type Look = {
	/** Tone of the badge in the console, where colors only group. */
	tone: BadgeTone;
	progress: ProgressName;
	/** Null before the answers are submitted. */
	card: Card | null;
	/** What a move back below this status undoes; null for nothing, or without a way back. */
	unset:
		| 'submission'
		| 'grading'
		| 'report'
		| 'proposal'
		| 'finalisation'
		| 'reassessment'
		| 'secondGrading'
		| 'secondReport'
		| 'secondFinalisation'
		| 'application'
		| null;
};

const HEARING: Card = { tone: 'info', title: 'hearing', text: 'hearingText' };
/** The report is written; the card also says whether the assessor or an admin acts next. */
const CONCLUDING: Card = { tone: 'info', title: 'concluding', text: 'concludingText' };
/** The company may already read the reports, in the history. */
const CONFIRMING: Card = { tone: 'info', title: 'confirming', text: 'confirmingText' };
const AGAIN: Card = { tone: 'info', title: 'reassessment', text: 'reassessmentText' };

export const STATUS_LOOKS: Readonly<Record<StatusId, Look>> = {
	[STATUS.notStarted]: { tone: 'grey', progress: 'answering', card: null, unset: null },
	[STATUS.answering]: { tone: 'grey', progress: 'answering', card: null, unset: null },
	[STATUS.submitted]: { tone: 'blue', progress: 'inProgress', card: HEARING, unset: 'submission' },
	[STATUS.graded]: { tone: 'blue', progress: 'inProgress', card: HEARING, unset: 'grading' },
	[STATUS.evaluated]: { tone: 'blue', progress: 'inProgress', card: CONCLUDING, unset: 'report' },
	[STATUS.proposed]: { tone: 'blue', progress: 'confirming', card: CONFIRMING, unset: 'proposal' },
	[STATUS.completed]: {
		tone: 'green',
		progress: 'completed',
		card: { tone: 'success', title: 'completed', text: 'completedText' },
		unset: 'finalisation',
	},
	[STATUS.reassessment]: { tone: 'blue', progress: 'reassessment', card: AGAIN, unset: 'reassessment' },
	[STATUS.regraded]: { tone: 'blue', progress: 'reassessment', card: AGAIN, unset: 'secondGrading' },
	[STATUS.reevaluated]: { tone: 'blue', progress: 'reassessment', card: AGAIN, unset: 'secondReport' },
	[STATUS.recompleted]: {
		tone: 'green',
		progress: 'improved',
		card: { tone: 'success', title: 'improved', text: 'improvedText' },
		unset: 'secondFinalisation',
	},
	[STATUS.applied]: {
		tone: 'yellow',
		progress: 'applied',
		card: { tone: 'info', title: 'applied', text: 'appliedText' },
		unset: 'application',
	},
	[STATUS.issued]: {
		tone: 'green',
		progress: 'issued',
		card: { tone: 'success', title: 'issued', text: null },
		unset: null,
	},
	[STATUS.cancelled]: {
		tone: 'red',
		progress: 'cancelled',
		card: { tone: 'warning', title: 'cancelled', text: 'cancelledText' },
		unset: null,
	},
};

export const lookOf = (id: number): Look => STATUS_LOOKS[isStatusId(id) ? id : STATUS.cancelled];
