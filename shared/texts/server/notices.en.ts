import type { TextsLike } from '#shared/i18n/translate.ts';
import type { notices as ja } from './notices.ja.ts';

export const notices: TextsLike<typeof ja> = {
	assessment_started: {
		title: 'Your assessment has started',
		body: 'The assessment of {{company}} has started. Please answer the questions.\n\nAnswers due: {{deadline}}\n\nYou can save at any time and continue later. When you have answered everything, review your answers and submit them.',
	},
	answers_wanted: {
		title: 'Please answer your sub-categories',
		body: 'In the assessment of {{company}}, some sub-categories that you were given are not completed yet.\n\nAnswers due: {{deadline}}\n\nOpen them under “Given to you”, and mark them as completed.',
	},
	company_reminded: {
		title: 'Please act: {{what}}',
		body: 'The assessment of {{company}} is waiting for you: {{what}}.\n\nDeadline: {{deadline}}\n\nOpen the screen to see what is left.',
	},
	deadline: {
		title: '{{count}} {{count|day|days}} left to answer',
		body: 'The answers of {{company}} are due on {{deadline}} and have not been submitted yet.\n\nPlease answer the remaining questions and submit by then.',
	},
	moved_back: {
		title: 'Your assessment was moved back',
		body: 'The assessment of {{company}} was moved back to an earlier step. Open it to see what to do next.\n\n{{message}}',
	},
	evidence_requested: {
		title: 'Evidence requested',
		body: 'The assessors ask for evidence on “{{about}}”.\n\nAnswer due: {{due_on}}\n\nPlease read the request and answer with files or a text.',
	},
	evidence_returned: {
		title: 'Evidence returned',
		body: 'Your evidence on “{{about}}” was returned.\n\nAnswer due: {{due_on}}\n\nPlease read the assessors’ comment and answer again.',
	},
	evidence_due: {
		title: 'Evidence due tomorrow',
		body: 'Evidence on “{{about}}” is due on {{due_on}}. You have not answered yet.\n\nPlease answer by then, with files or a text.',
	},
	report_ready: {
		title: 'Your evaluation report is ready',
		body: 'The assessment of {{company}} is final. You can read the evaluation report now.\n\nNext, read the report, and write your improvement plan if it has proposals. For a re-assessment, contact your assessor or the operator by {{reassess_by}}.\n\nTo apply for certification, contact your assessor or the operator.',
	},
	objection_received: {
		title: 'Your objection was received',
		body: 'The objection of {{company}} was received. Somebody who neither rated nor finalized the result decides each point.\n\nDecision due: {{due_on}}\n\nUntil then the assessment does not move on. Before the decision you can add files, or withdraw the objection.',
	},
	objection_decided: {
		title: 'Your objection was decided',
		body: 'Of the {{points}} {{points|point|points}} in the objection of {{company}}, {{upheld}} {{upheld|was|were}} upheld.\n\nOpen it to read the decision on each point with its reasons, and what happens next.',
	},
	plan_returned: {
		title: 'An action of your improvement plan was returned',
		body: 'The action on “{{about}}” was returned.\n\nPlease read the assessors’ comment in the improvement plan, revise the action and save.',
	},
	reassessment_started: {
		title: 'The re-assessment has started',
		body: 'The re-assessment of {{company}} has started. The assessors review your improvement plan and its records. You can update the plan until the re-assessment ends.',
	},
	certificate_issued: {
		title: 'Your certificate was issued',
		body: 'The certificate of {{company}} was issued. You can download it now.',
	},
	certificate_expiring: {
		title: 'Your certificate expires in {{count}} {{count|day|days}}',
		body: 'The certificate of {{company}} is valid until {{expires_on}}.\n\nTo stay certified, the company needs its next assessment. Please contact your assessor or the operator.',
	},
	certificate_withdrawn: {
		title: 'Your certificate was withdrawn',
		body: 'The certificate of {{company}} that was issued on {{issued_on}} was withdrawn and is no longer valid.\n\nPlease stop displaying and distributing it at once. For the reason, contact your assessor or the operator.',
	},
	share_maker_left: {
		title: '{{count}} {{count|link|links}} that {{name}} made still {{count|works|work}}',
		body: 'The account of {{name}} was deleted. {{count}} {{count|link|links}} that {{name}} made to share results {{count|works|work}} until the last day.\n\nEnd those that are not needed on the screen “Shared links”.',
	},
	submitted: {
		title: '{{company}} submitted its answers',
		body: '{{company}} submitted its answers. You can start the check.',
	},
	evidence_answered: {
		title: '{{company}} answered a request for evidence',
		body: '{{company}} answered the request for evidence on “{{about}}”. Please review the answer.',
	},
	grading_failed: {
		title: 'Grading failed: {{company}}',
		body: 'Grading the answers of {{company}} failed. Please open the assessment and grade it again.',
	},
	objection_filed: {
		title: '{{company}} objected to its result',
		body: '{{company}} filed an objection to its finalized result. Somebody who neither rated nor finalized it should decide.\n\nDecision due: {{due_on}}\n\nUntil then this assessment cannot move on.',
	},
	objection_withdrawn: {
		title: '{{company}} withdrew its objection',
		body: 'The objection of {{company}} was withdrawn. The assessment can move on.',
	},
	objection_closed: {
		title: 'The objection of {{company}} was decided',
		body: 'Of the {{points}} {{points|point|points}} in the objection of {{company}}, {{upheld}} {{upheld|was|were}} upheld. Open it to read the decision, and whether check items have to be corrected.',
	},
	calibration_given: {
		title: 'Please rate a calibration',
		body: 'Three sub-categories of the assessment of {{company}} were drawn for calibration. Please rate the same check items without knowing the first ratings. If you cannot, decline with a reason.',
	},
	calibration_rated: {
		title: 'A calibration can be compared',
		body: 'A second assessor has rated sub-categories of {{company}} that you rated. Please compare both ratings and talk about the differences.',
	},
	calibration_messaged: {
		title: 'New message about a calibration',
		body: '{{name}} wrote about the calibration of {{company}}.',
	},
	plan_answered: {
		title: '{{company}} saved its improvement plan',
		body: '{{company}} answered its improvement plan. Please review the answers.',
	},
	digest: {
		title: '{{count}} {{count|assessment is|assessments are}} waiting for you',
		body: '{{count}} {{count|assessment is|assessments are}} waiting for you.\nStalled for a long time: {{late}}',
	},
	inquiry: {
		title: 'New application',
		body: 'A visitor applied after the free self-assessment. Please review the application and contact them.',
	},
	report_returned: {
		title: 'Report returned: {{company}}',
		body: 'The report of {{company}} was returned instead of being finalized. What to change is in the timeline on the page of the company.',
	},
	awaiting_finalisation: {
		title: 'Waiting to be finalized: {{company}}',
		body: 'The evaluation report of {{company}} is ready and waiting to be finalized.',
	},
	applied: {
		title: 'Waiting for a certificate: {{company}}',
		body: 'An application for the certification of {{company}} was recorded. Please issue the certificate.',
	},
	unassigned: {
		title: 'No assessor: {{company}}',
		body: '{{company}} has no assessor. Please assign one.',
	},
	bulk_ended: {
		title: 'A bulk job has ended: {{what}}',
		body: 'Done: {{done}}\nNot possible: {{refused}}\nStopped: {{stopped}}',
	},
	waits: { toAnswer: 'answers to the questions', toSend: 'the requested evidence' },
	interests_due: {
		title: 'Please confirm your conflicts of interest',
		body: 'Once a year, everybody confirms their declared conflicts of interest with companies. Open "Conflicts of interest" in your account, check that nothing is missing, and press "I have declared all". Please do so even if you have nothing to declare.',
	},
	signing_key_expiring: {
		title: 'The signing key expires in {{count}} {{count|day|days}}',
		body: 'The key that signs certificates is valid until {{expires_on}}. Please replace it (SIGNING_P12) before that.',
	},
	password_changed: {
		title: 'Your password was changed',
		body: 'Your account password was changed at {{time}} (Japan time). All devices were logged out.\n\nIf you changed it yourself or asked an administrator to reset it, you do not need to do anything.\n\nIf not, someone else may have changed it. Contact your administrator immediately and ask for a password reset.',
	},
	email_changed: {
		title: 'Your email address was changed',
		body: 'The email address of your account was changed at {{time}} (Japan time).\n\nIf you changed it yourself, you do not need to do anything.\n\nIf not, contact your administrator immediately.',
	},
	factor_added: {
		title: 'A second factor was added',
		body: 'An authenticator app or a passkey was added to your account at {{time}} (Japan time).\n\nIf you added it yourself, you do not need to do anything.\n\nIf not, someone else may have added it. Change your password immediately and contact your administrator.',
	},
	factor_removed: {
		title: 'A second factor was removed',
		body: 'A second factor was removed from your account at {{time}} (Japan time). All devices were logged out.\n\nIf you removed it yourself or asked an administrator to, you do not need to do anything.\n\nIf not, change your password immediately and contact your administrator.',
	},
	recovery_code_used: {
		title: 'A recovery code was used to log in',
		body: 'Someone logged in to your account with a recovery code at {{time}} (Japan time). That code no longer works.\n\nIf it was you, check how many codes are left, and create new ones if you are running low.\n\nIf not, change your password immediately and contact your administrator.',
	},
};
