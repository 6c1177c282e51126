import type { TextsLike } from '#shared/i18n/translate.ts';
import { noticeKinds } from '#shared/texts/notice-kind-words.ts';
import type { inbox as ja } from './inbox.ja.ts';

export const inbox: TextsLike<typeof ja> = {
	noDueDate: 'no due date',
	preferenceSaved: 'Notification settings saved.',
	kinds: noticeKinds.en,
	groups: {
		plan_returned: '{{count}} {{count|action|actions}} of your improvement plan returned',
		submitted: '{{count}} {{count|submission|submissions}} of answers',
		evidence_answered: '{{count}} {{count|request|requests}} for evidence answered',
		grading_failed: '{{count}} {{count|grading|gradings}} failed',
		report_returned: '{{count}} {{count|report|reports}} returned',
		plan_answered: '{{count}} improvement {{count|plan|plans}} saved',
		inquiry: '{{count}} new {{count|application|applications}}',
		awaiting_finalisation: '{{count}} {{count|assessment awaits|assessments await}} finalization',
		applied: '{{count}} {{count|certificate|certificates}} to issue',
		unassigned: '{{count}} {{count|company|companies}} without an assessor',
	},
	groupBody: 'Notices of the same kind that came within an hour.',
	unsubscribe: {
		title: 'Unsubscribe from emails of one kind',
		description: 'Unsubscribe from emails about one kind of notice.',
		ask: 'You will no longer get emails of this kind: {{kind}}.',
		stays: 'You will still see these notices in your inbox after you log in. Other kinds of email continue.',
		action: 'Unsubscribe',
		doneTitle: 'You have unsubscribed',
		done: 'You no longer get emails of this kind: {{kind}}.',
		change: 'To undo this or to change other kinds, log in and open this screen.',
		toSettings: 'Notification settings',
		unknownTitle: 'The link is not valid',
		unknown:
			'Open the link in the email again. You can also change your notification settings on this screen after you log in.',
		companySettings: 'Companies: notification settings',
		staffSettings: 'Assessors and admins: account',
	},
};
