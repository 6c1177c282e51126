import type { TransitionEvent } from '#shared/assessment/status.ts';
import type { NoticeKind } from '#shared/notices/kinds.ts';

export const TRANSITION_NOTICES: Partial<Record<TransitionEvent, readonly NoticeKind[]>> = {
	start: ['assessment_started', 'unassigned'],
	submit: ['submitted', 'unassigned'],
	proposal: ['awaiting_finalisation'],
	finalise: ['report_ready'],
	apply_reassessment: ['reassessment_started'],
	report_again: ['awaiting_finalisation'],
	finalise_again: ['report_ready'],
	apply_certificate: ['applied'],
	issue: ['certificate_issued'],
	move_back: ['moved_back'],
};
