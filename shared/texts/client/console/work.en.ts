import type { TextsLike } from '#shared/i18n/translate.ts';
import type { work as ja } from './work.ja.ts';

export const work: TextsLike<typeof ja> = {
	views: 'Views of my work',
	mine: 'Mine',
	toFinalise: 'For me to finalize',
	team: 'Team',
	unassigned: 'Unassigned',
	late: 'Late',
	company: 'Waiting for companies',
	limits:
		'Assessments that wait {{warn}} {{warn|day|days}} are marked, and they are late after {{late}} {{late|day|days}}.',
	waiting: '{{count}} waiting',
	empty: {
		mine: 'Nothing is waiting for you. Assessments appear here when a company submits.',
		team: 'No assessment is waiting for an assessor or admin.',
		unassigned: 'Every company under assessment has an assessor.',
		late: 'No assessment is late.',
		company: 'No assessment is waiting for its company.',
	},
	everybody: 'All assessors',
	others: '{{name}} and {{count}} more',
	comma: ', ',
	today: 'Today',
	age: '{{days}} {{days|day|days}}',
	aged: { warn: '{{days}} {{days|day|days}}, check', late: '{{days}} {{days|day|days}}, late' },
	overdue: 'Overdue',
	assign: {
		heading: 'Assessors in charge',
		nobody: 'No assessor is in charge.',
		open: 'Change assessors',
		title: 'Assessors of {{company}}',
		text: 'Only the selected assessors can open this company’s assessments. Admins always can.',
		save: 'Save assessors',
	},
	picker: {
		legend: 'Assessor',
		find: 'Filter by name',
		chosen: 'Chosen: {{count}}',
		load: '{{count}} {{count|company|companies}}',
		free: 'No company',
		noHit: 'No assessors match.',
		empty: 'There are no assessor accounts. Register an assessor first.',
	},
};
