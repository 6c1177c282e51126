import type { TextsLike } from '#shared/i18n/translate.ts';
import type { shares as ja } from './shares.ja.ts';

export const shares: TextsLike<typeof ja> = {
	title: 'Shared links',
	lead: 'Links that show a result or the certificate to a customer or a colleague without logging in. You choose what is shown and until when, and can end a link at any time.',
	make: 'Make a link',
	running: 'Links that work ({{count}})',
	over: 'Links that are over ({{count}})',
	empty:
		'There are no links yet. Make one to the evaluation report, to a summary with scores only, or to the certificate.',
	noneRunning: 'No link works at the moment.',
	nothing: 'There is no result to share yet. Once an evaluation report is finalized, it can be shared here.',
	adminsOnly: 'Links are made and ended by the admins of the company.',
	contents: { report: 'Evaluation report', summary: 'Summary (scores only)', certificate: 'Certificate' },
	subjects: {
		round: '{{content}}, {{round}} ({{period}})',
		scored: '{{content}}, {{round}}, {{score}} {{score|point|points}} ({{period}})',
		current: 'The current certificate',
	},
	form: {
		title: 'Make a link',
		contentHelp: 'The summary has the total, the grade and the scores of the main categories, without any notes.',
		choose: 'Choose',
		recipientHelp: 'For example the name of a customer. Whoever opens the link does not see it.',
		untilHelp: 'Until {{date}} at the latest. The link works until the end of this day.',
		untouched: 'Enter the recipient to make the link.',
		warning: 'Everybody who has the link can see it without logging in.',
	},
	made: {
		title: 'The link was made',
		what: 'Shown to {{recipient}}: {{subject}}',
		text: 'Copy the link and send it. It cannot be shown again once this is closed.',
		copy: 'Copy the link',
		open: 'See what it shows',
		close: 'Close',
	},
	until: 'Until {{date}}',
	expiredOn: 'Expired on {{date}}',
	endedOn: 'Ended on {{date}}',
	unreadable: 'Shows nothing now',
	unreadableText:
		'The assessment or certificate behind it is being corrected or was withdrawn, so the link shows nothing.',
	views: '{{count}} {{count|view|views}}',
	lastViewed: 'Last viewed on {{date}}',
	neverViewed: 'Not viewed yet',
	by: 'Made by {{name}} on {{date}}',
	end: 'End',
	endOf: 'End the link for {{recipient}}',
	endTitle: 'End this link?',
	endText: 'What you sent to {{recipient}} no longer works from now on. It cannot be brought back.',
	endAction: 'End the link',
};
