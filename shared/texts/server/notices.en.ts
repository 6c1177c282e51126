import type { TextsLike } from '#shared/i18n/translate.ts';
import type { notices as ja } from './notices.ja.ts';

export const notices: TextsLike<typeof ja> = {
	assessment_started: {
		title: 'Your assessment has started',
		body: 'The assessment of {{company}} has started. Please answer the questions.\n\nAnswers due: {{deadline}}\n\nYou can save at any time and continue later. Once everything is answered, review your answers and submit them.',
	},
	deadline: {
		title: '{{count}} {{count|day|days}} left to answer',
		body: 'The answers of {{company}} are due on {{deadline}}. They are not submitted yet.\n\nPlease answer the remaining questions and submit them by then.',
	},
	moved_back: {
		title: 'Your assessment was moved back',
		body: 'The assessment of {{company}} was moved back to an earlier step. Please open it to see what to do next.\n\n{{message}}',
	},
	evidence_requested: {
		title: 'Evidence is requested',
		body: 'The assessors ask for evidence on “{{about}}”.\n\nAnswer due: {{due_on}}\n\nPlease read the request and answer with files or a text.',
	},
	evidence_returned: {
		title: 'Evidence was returned',
		body: 'Your evidence on “{{about}}” was returned.\n\nAnswer due: {{due_on}}\n\nPlease read the comment of the assessors and answer again.',
	},
	evidence_due: {
		title: 'Evidence is due tomorrow',
		body: 'Evidence on “{{about}}” is due on {{due_on}}. It is not answered yet.\n\nPlease answer by then, with files or a text.',
	},
	report_ready: {
		title: 'Your evaluation report is ready',
		body: 'The assessment of {{company}} is final. You can read the evaluation report now.\n\nNext, read the report, and write your improvement plan if it has proposals. For a re-assessment, contact your assessor by {{reassess_by}}.\n\nTo apply for certification, contact your assessor.',
	},
	reassessment_started: {
		title: 'The re-assessment has started',
		body: 'The re-assessment of {{company}} has started. The assessors look at what has improved.',
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
		body: 'The certificate of {{company}} that was issued on {{issued_on}} was withdrawn. It can no longer be used as a valid certificate.',
	},
	submitted: {
		title: '{{company}} submitted its answers',
		body: '{{company}} submitted the answers of its assessment. The check can begin.',
	},
	evidence_answered: {
		title: '{{company}} answered a request for evidence',
		body: '{{company}} answered the request for evidence on “{{about}}”. Please look at the answer.',
	},
	grading_failed: {
		title: 'Grading failed: {{company}}',
		body: 'The grading of {{company}} failed. Please open the assessment and grade it again.',
	},
	plan_answered: {
		title: '{{company}} saved its improvement plan',
		body: '{{company}} answered its improvement plan. Please look at the answers.',
	},
	digest: {
		title: '{{count}} {{count|assessment waits|assessments wait}} for you',
		body: '{{count}} {{count|assessment waits|assessments wait}} for you.\nOf these, at a standstill for long: {{late}}',
	},
	inquiry: {
		title: 'A new application',
		body: 'A visitor of the free self-assessment applied. Please read the application and get in touch.',
	},
	awaiting_finalisation: {
		title: 'Waiting to be finalized: {{company}}',
		body: 'The evaluation report of {{company}} is written and waits to be finalized.',
	},
	applied: {
		title: 'Waiting for its certificate: {{company}}',
		body: 'The certification of {{company}} was applied for. Please issue the certificate.',
	},
	unassigned: {
		title: 'No assessor: {{company}}',
		body: 'No assessor looks after {{company}}. Please assign one.',
	},
	signing_key_expiring: {
		title: 'The signing key expires in {{count}} {{count|day|days}}',
		body: 'The key that signs certificates is valid until {{expires_on}}. Please replace it (SIGNING_P12) before that.',
	},
	password_changed: {
		title: 'Your password was changed',
		body: 'The password of your account was changed at {{time}} (Japan time). All earlier sign-ins have ended.\n\nIf you changed it yourself, or asked an administrator to reset it, there is nothing to do.\n\nIf not, somebody else may have changed it. Contact your administrator at once and ask for a password reset.',
	},
	email_changed: {
		title: 'Your email address was changed',
		body: 'The email address of your account was changed at {{time}} (Japan time).\n\nIf you changed it yourself, there is nothing to do.\n\nIf not, contact your administrator at once.',
	},
	factor_added: {
		title: 'A second factor was added',
		body: 'An authenticator app or a passkey was added to your account at {{time}} (Japan time).\n\nIf you added it yourself, there is nothing to do.\n\nIf not, somebody else may have added it. Change your password at once and contact your administrator.',
	},
	factor_removed: {
		title: 'A second factor was removed',
		body: 'A second factor of your account was removed at {{time}} (Japan time). All earlier sign-ins have ended.\n\nIf you removed it yourself, or asked an administrator to, there is nothing to do.\n\nIf not, change your password at once and contact your administrator.',
	},
	recovery_code_used: {
		title: 'A recovery code was used to log in',
		body: 'Somebody logged in to your account with a recovery code at {{time}} (Japan time). That code no longer works.\n\nIf it was you, check how many are left, and make new ones when few are.\n\nIf not, change your password at once and contact your administrator.',
	},
};
