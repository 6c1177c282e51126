/** Kinds of notices. */

type Definition = {
	/** Area of the recipients; security notices concern any account. */
	area: 'app' | 'console' | 'both';
	isOptional: boolean;
	/** At most one per subject, recipient and day; voided once it no longer applies. */
	isReminder: boolean;
};

const company = { area: 'app', isOptional: true, isReminder: false } as const;
const staff = { area: 'console', isOptional: true, isReminder: false } as const;
const security = { area: 'both', isOptional: false, isReminder: false } as const;
const reminder = { isReminder: true } as const;

/** In the order of the preferences. */
export const NOTICES = {
	assessment_started: company,
	deadline: { ...company, ...reminder },
	answers_wanted: company,
	company_reminded: company,
	moved_back: company,
	evidence_requested: company,
	evidence_returned: company,
	evidence_due: { ...company, ...reminder },
	report_ready: company,
	plan_returned: company,
	reassessment_started: company,
	certificate_issued: company,
	certificate_expiring: { ...company, ...reminder },
	certificate_withdrawn: company,
	submitted: staff,
	evidence_answered: staff,
	grading_failed: staff,
	report_returned: staff,
	plan_answered: staff,
	digest: { ...staff, ...reminder },
	inquiry: staff,
	awaiting_finalisation: staff,
	applied: staff,
	unassigned: staff,
	bulk_ended: staff,
	signing_key_expiring: { ...staff, ...reminder },
	password_changed: security,
	email_changed: security,
	factor_added: security,
	factor_removed: security,
	recovery_code_used: security,
} as const satisfies Record<string, Definition>;

export type NoticeKind = keyof typeof NOTICES;

export const NOTICE_KINDS = Object.keys(NOTICES) as [NoticeKind, ...NoticeKind[]];

export const REMINDER_KINDS = NOTICE_KINDS.filter((kind) => NOTICES[kind].isReminder);

export type OptionalKind = {
	[K in NoticeKind]: (typeof NOTICES)[K]['isOptional'] extends true ? K : never;
}[NoticeKind];

export const isOptional = (kind: NoticeKind): kind is OptionalKind => NOTICES[kind].isOptional;

/** Notices about an account, which cannot be switched off. */
export const SECURITY_KINDS = NOTICE_KINDS.filter((kind) => !isOptional(kind));

/** Kinds that also reach users who are not admins: assignees of sub-categories, and assessors. */
const FOR_OTHERS: readonly NoticeKind[] = [
	'answers_wanted',
	'evidence_requested',
	'evidence_returned',
	'evidence_due',
	'submitted',
	'evidence_answered',
	'grading_failed',
	'report_returned',
	'plan_answered',
	'digest',
	'bulk_ended',
];

/**
 * Kinds that this user gets and may switch off, in the order of the preferences. Without an assessor, admins get the
 * notices of assessors.
 */
export const optionalKindsOf = ({ area, role }: { area: 'app' | 'console'; role: number }): OptionalKind[] =>
	NOTICE_KINDS.filter(isOptional).filter(
		(kind) => NOTICES[kind].area === area && (role === 0 || FOR_OTHERS.includes(kind)),
	);

/** Delivery: inbox and mail, inbox only, or not at all. */
export const CHANNELS = ['mail', 'inbox', 'off'] as const;
export type Channel = (typeof CHANNELS)[number];
