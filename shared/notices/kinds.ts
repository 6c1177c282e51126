/** What people are told about. */

type Definition = {
	/** The area of those who are told; a security notice concerns any account. */
	area: 'app' | 'console' | 'both';
	/** Whether a person may switch it off. */
	isOptional: boolean;
	/** At most one a subject, person and day, and void once it is no longer true. */
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
	moved_back: company,
	evidence_requested: company,
	evidence_returned: company,
	evidence_due: { ...company, ...reminder },
	report_ready: company,
	reassessment_started: company,
	certificate_issued: company,
	certificate_expiring: { ...company, ...reminder },
	certificate_withdrawn: company,
	submitted: staff,
	evidence_answered: staff,
	grading_failed: staff,
	plan_answered: staff,
	digest: { ...staff, ...reminder },
	inquiry: staff,
	awaiting_finalisation: staff,
	applied: staff,
	unassigned: staff,
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

/** Of an account, which nobody can switch off. */
export const SECURITY_KINDS = NOTICE_KINDS.filter((kind) => !isOptional(kind));

/** Those that also reach who is no admin: the colleague who looks after what a request is about, and assessors. */
const FOR_OTHERS: readonly NoticeKind[] = [
	'evidence_requested',
	'evidence_returned',
	'evidence_due',
	'submitted',
	'evidence_answered',
	'grading_failed',
	'plan_answered',
	'digest',
];

/**
 * The kinds that a person may switch off, in the order of the preferences: those that may reach them. Without an assessor,
 * admins get what assessors get.
 */
export const optionalKindsOf = ({ area, role }: { area: 'app' | 'console'; role: number }): OptionalKind[] =>
	NOTICE_KINDS.filter(isOptional).filter(
		(kind) => NOTICES[kind].area === area && (role === 0 || FOR_OTHERS.includes(kind)),
	);

/** How a person is told: in the inbox and by mail, in the inbox alone, or not at all. */
export const CHANNELS = ['mail', 'inbox', 'off'] as const;
export type Channel = (typeof CHANNELS)[number];
