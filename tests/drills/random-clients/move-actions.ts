import { STATUS, type StatusId, type TransitionEvent, transitionRule } from '#shared/assessment/status.ts';
import { tokyoDate } from '#shared/dates.ts';
import { type Action, always, byAdmin, byStaff, type Context } from './action.ts';

/** What staff do to the status alone. */

type Move = {
	event: TransitionEvent;
	weight: number;
	triedAt?: readonly StatusId[];
	who?: Action['who'];
	path: (context: Context) => string;
	body?: (context: Context) => unknown;
};

const FAR = 0.3;

/** Mostly the status before. */
const lower = ({ company: { status }, random }: Context): StatusId =>
	Math.max(1, random.chance(FAR) ? Math.floor(random.between(1, status)) : status - 1) as StatusId;

const action = ({ event, weight, triedAt, who = byStaff, path, body }: Move): Action => {
	const { from, to } = transitionRule(event);
	return {
		name: event.replaceAll('_', ' '),
		weight: always(weight),
		who,
		acceptedAt: from,
		...(triedAt ? { triedAt } : {}),
		effects: { actions: [`assessment.${event}`], when: 'always' },
		request: (context) => {
			const { company } = context;
			const sent = body?.(context) as { status?: StatusId } | undefined;
			return {
				method: 'POST',
				path: path(context),
				...(sent === undefined ? {} : { body: sent }),
				act: { kind: 'move' },
				learn: () => {
					company.status = to ?? sent?.status ?? company.status;
					company.isOutdated = true;
					return {};
				},
			};
		},
	};
};

const ofProgress =
	(before: string, after: string): Move['path'] =>
	({ company }) =>
		`${before}/${company.structure.progressId}${after}`;

const ofCompany =
	(after: string): Move['path'] =>
	({ company }) =>
		`/console/companies/${company.id}${after}`;

const MOVES: readonly Move[] = [
	{ event: 'finalise', weight: 8, who: byAdmin, path: ofProgress('/console/assessment_progresses', '/confirm') },
	{ event: 'apply_reassessment', weight: 10, path: ofProgress('/console/re_assessments', '/apply') },
	{ event: 'finalise_again', weight: 8, who: byAdmin, path: ofProgress('/console/re_assessments', '/confirm') },
	{ event: 'apply_certificate', weight: 8, path: ofProgress('/console/certifications', '/apply') },
	{
		event: 'issue',
		weight: 10,
		path: ofProgress('/console/certifications', '/confirm'),
		body: () => ({ issue_date: tokyoDate(new Date()) }),
	},
	// Elsewhere the assessment goes on, so that the later statuses are reached too.
	{ event: 'start', weight: 30, triedAt: [STATUS.issued, STATUS.cancelled], path: ofCompany('/start_assessment') },
	{ event: 'cancel', weight: 0.1, path: ofCompany('/cancel_assessment') },
	{
		event: 'move_back',
		weight: 1.5,
		path: ofCompany('/update_status'),
		body: (context) => ({ status: lower(context) }),
	},
];

export const MOVE_ACTIONS: readonly Action[] = MOVES.map(action);
