/** Kinds of notices. */

type Definition = {
	/** Area of the recipients; security notices concern any account. */
	area: 'app' | 'console' | 'both';
	isOptional: boolean;
	/** At most one per subject, recipient and day; voided once it no longer applies. */
	isReminder: boolean;
	/**
	 * Whether the further ones of a person within an hour are one group, in the inbox and by mail, and whether one that
	 * no longer applies is marked as read. Never security, nor what asks a company for something or has a deadline.
	 */
	isGrouped: boolean;
};

const company = { area: 'app', isOptional: true, isReminder: false, isGrouped: false } as const;
const staff = { area: 'console', isOptional: true, isReminder: false, isGrouped: true } as const;
/** About something that staff must decide by a day, or that a person waits for. */
const single = { ...staff, isGrouped: false } as const;
const security = { area: 'both', isOptional: false, isReminder: false, isGrouped: false } as const;
const reminder = { isReminder: true, isGrouped: false } as const;

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
	objection_received: company,
	objection_decided: company,
	/** One for each action of a plan: an assessor returns many at once. */
	plan_returned: { ...company, isGrouped: true },
	reassessment_started: company,
	certificate_issued: company,
	certificate_expiring: { ...company, ...reminder },
	certificate_withdrawn: company,
	share_maker_left: company,
	submitted: staff,
	evidence_answered: staff,
	grading_failed: staff,
	report_returned: staff,
	objection_filed: single,
	objection_withdrawn: single,
	objection_closed: single,
	calibration_given: single,
	calibration_rated: single,
	calibration_messaged: single,
	plan_answered: staff,
	digest: { ...staff, ...reminder },
	inquiry: staff,
	awaiting_finalisation: staff,
	applied: staff,
	unassigned: staff,
	bulk_ended: single,
	interests_due: { ...staff, ...reminder },
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

export type GroupedKind = {
	[K in NoticeKind]: (typeof NOTICES)[K]['isGrouped'] extends true ? K : never;
}[NoticeKind];

export const isGrouped = (kind: NoticeKind): kind is GroupedKind => NOTICES[kind].isGrouped;

export const GROUPED_KINDS = NOTICE_KINDS.filter(isGrouped);

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
	'objection_filed',
	'objection_withdrawn',
	'objection_closed',
	'calibration_given',
	'calibration_rated',
	'calibration_messaged',
	'plan_answered',
	'digest',
	'bulk_ended',
	'interests_due',
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
