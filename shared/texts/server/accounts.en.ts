import type { TextsLike } from '#shared/i18n/translate.ts';
import type { accounts as ja } from './accounts.ja.ts';

export const accounts: TextsLike<typeof ja> = {
	loginFailed: 'The email address or password is incorrect.',
	secondFactorMissing: 'You need to set up a second factor first. Log in again to do so.',
	loggedIn: 'You are logged in.',
	loggedOut: 'You are logged out.',
	profileUpdated: 'Your profile was updated. Log in again.',
	passwordChanged: 'Your password was changed. Log in again.',
	passwordCommon: 'This password is too common and easy to guess. Choose another one.',
	passwordIsEmail: 'The password must not be the email address. Choose another one.',
	oldPasswordWrong: 'The current password is incorrect.',
	memberAdded: 'The member was added.',
	memberUpdated: 'The member was updated.',
	memberDeleted: 'The member was deleted.',
	memberPasswordReset: "The member's password was reset.",
	passwordLinkSent: 'A link to set a password was emailed. It is valid for 72 hours.',
	signInEnded: 'The device was logged out.',
	otherSignInsEnded: 'All other devices were logged out.',
	signInsEnded: 'All devices were logged out.',
	lastCompanyAdmin: 'A company needs at least one admin. Make another member an admin first.',
	lastConsoleAdmin: 'The console needs at least one admin. Make another account an admin first.',
	ownAccount: 'You cannot delete your own account or change its role.',
	ownSignIns: 'You cannot log out your own devices in the list of members. Use the list of your own devices instead.',
	ownProfile: 'You cannot change your own details or password in the list of members. Use your profile menu instead.',
	assessorAdded: 'The account was registered.',
	assessorUpdated: 'The account was updated.',
	assessorDeleted: 'The account was deleted.',
	assessorAssigned: 'The assigned companies were updated.',
	assessorPasswordReset: 'The password was changed.',
	adminHasNoCompanies: 'Companies cannot be assigned to an admin.',
	notAssessor: 'One of the selected accounts is not an assessor.',
	resetMailSent: 'If the address is registered, we have sent instructions to reset the password.',
	resetLinkInvalid: 'This link no longer works. Request a new password reset.',
	passwordReset: 'The password was reset. Log in with the new password.',
	setLinkInvalid:
		"This link no longer works: it has expired or was already used. Ask your company's admin for a new one. If you are the admin, request one at the login.",
	passwordSet: 'The password was set. Log in with it.',
	linkMailTitle: 'Set your password',
	linkMailAdded: 'A Kyosei account was created for you ({{email}}).',
	invitedByTitle: '{{inviter}} ({{company}}) invited you: answer the assessment',
	invitedTitle: 'You were invited for {{company}}: answer the assessment',
	invitedBy:
		'{{inviter}} added you ({{email}}) as a member of {{company}}. The company is assessed by Kyosei on how it employs foreign workers.',
	invitedByOperator:
		'{{operator}}, which runs Kyosei, added you ({{email}}) as a member of {{company}}. The company is assessed by Kyosei on how it employs foreign workers.',
	invitedByStaff:
		'The administrators of Kyosei added you ({{email}}) as a member of {{company}}. The company is assessed by Kyosei on how it employs foreign workers.',
	invitedMemberAsked:
		'What is asked of you: answer the questions of your field, and add documents as evidence. You can save at any time, and share the work with other members.',
	invitedAdminAsked:
		'What is asked of you: answer the questions, add documents as evidence, invite colleagues who know more, and submit. You can save at any time, and share the work with other members.',
	invitedDue: 'Deadline: {{date}}',
	invitedUnasked:
		'If you did not expect this, do not open the link. Ask {{inviter}} by a way that you know, not by this email.',
	linkMailSent:
		'An administrator sent you a link to set a new password. Until you set it, your current password stays valid.',
	linkMailText:
		'Open the link below within 72 hours and set your password. The link works once. Only you will know the password.',
	linkMailUnasked: 'If you did not expect this, do not open the link, and contact your administrator.',
	linkMailAction: 'Set my password',
	forgotTitle: 'Forgot the password of your company account?',
	forgotText: 'Admins get a link to reset the password. Members are told which admin of their company can send one.',
	forgotAction: 'Get instructions by email',
	forgotBack: 'Back to the company login',
	helpMailTitle: 'Forgot your password?',
	helpMailText:
		"We received a request to reset your password. A member's password is reset by an admin of the company. Please contact:",
	helpMailAdmin: '- {{name}} ({{email}})',
	helpMailHow:
		"An admin sends you a link from the list of members in 'Company details and members'. It arrives at this address; open it and set a new password.",
	helpMailAction: 'Open the login',
	resetMailTitle: 'Reset your password',
	resetMailText:
		'We received a request to reset your password. Open the link below within 60 minutes and set a new password. The link works once.',
	resetMailUnasked: 'If you did not request this, ignore this email. Your password stays the same.',
	resetMailAction: 'Set a new password',
	emailChangedTo:
		'The email address of your account was changed from this address to {{email}} at {{time}} (Japan time).',
	emailChangedYourself: 'If you changed it yourself, you do not need to do anything.',
	emailChangedUndo:
		'If not, undo the change with the link below. It is valid for 72 hours after the change and works once. Undoing restores this address and logs out all devices.',
	undoAction: 'Undo the change',
	emailChangedByAdmin:
		'An administrator changed the email address of your account from this address to another one at {{time}} (Japan time).',
	emailChangedAskAdmin: 'If you did not expect this, contact your administrator.',
	emailUndone: 'The previous email address was restored, and all devices were logged out.',
	undoLinkInvalid: 'This link no longer works: it has expired or was already used.',
	formerEmailTaken: 'Another account now uses the previous email address. Contact your administrator.',
};
