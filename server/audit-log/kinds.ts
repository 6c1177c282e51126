import { AUDIT_KINDS, type AuditKind } from '#shared/audit/schemas.ts';
import { foldForSearch } from '#shared/fold.ts';
import { LOCALES, type Locale } from '#shared/i18n/translate.ts';
import { type ServerText, serverText } from '#shared/texts/server.ts';

/** All recorded actions by kind. Each has a text in `audit.sentences`, with `_` for its dot. */
const ACTIONS = {
	sign_in: [
		'login.succeeded',
		'login.failed',
		'login.ticket_given',
		'logout',
		'sign_in.ended',
		'sign_in.others_ended',
		'password.changed',
		'password.reset_by_command',
		'password_reset.requested',
		'password_reset.link_made',
		'password_reset.done',
		'second_factor.added',
		'second_factor.removed',
		'second_factor.renamed',
		'second_factor.recovery_codes_made',
		'second_factor.removed_by_command',
	],
	refusal: ['refused.401', 'refused.403', 'refused.419', 'refused.429'],
	account: [
		'member.added',
		'member.updated',
		'member.deleted',
		'member.password_reset',
		'member.password_link_sent',
		'member.sign_ins_ended',
		'member.second_factor_removed',
		'admin_user.added',
		'admin_user.updated',
		'admin_user.deleted',
		'admin_user.assigned',
		'admin_user.password_reset',
		'admin_user.password_link_sent',
		'admin_user.sign_ins_ended',
		'admin_user.second_factor_removed',
		'profile.updated',
		'notice_setting.updated',
		'profile.email_change_undone',
	],
	company: [
		'company.created',
		'company.updated',
		'company.assessors_assigned',
		'company.reminded',
		'company.terms_accepted',
		'company.position_shared',
		'company.position_not_shared',
		'company.exported',
		'company.erased',
	],
	assessment: [
		'assessment.start',
		'assessment.first_save',
		'assessment.submit',
		'assessment.grade',
		'assessment.report',
		'assessment.proposal',
		'assessment.finalise',
		'assessment.apply_reassessment',
		'assessment.grade_again',
		'assessment.report_again',
		'assessment.finalise_again',
		'assessment.cancel',
		'assessment.move_back',
		'assessment.returned',
		'assessment.dates_updated',
		'assessment.commented',
		'report.edited',
		'proposal.edited',
		'proposal.waived',
		'proposal.resumed',
		'checking.rated',
		'checking.saved',
		'checking.conflict_decided',
		'checking.checked',
		'checking.marked_unchanged',
		'sub_category.assigned',
		'sub_category.reminded',
		'document.added',
		'document.removed',
		'document.linked',
		'file.opened',
		'evidence_request.opened',
		'evidence_request.messaged',
		'evidence_request.file_added',
		'evidence_request.file_removed',
		'evidence_request.answered',
		'evidence_request.accepted',
		'evidence_request.returned',
		'evidence_request.withdrawn',
		'voice.opened',
		'voice.printed',
		'voice.closed',
		'plan.saved',
		'plan.proof_added',
		'plan.proof_removed',
		'plan.accepted',
		'plan.returned',
		'phone_upload.opened',
		'phone_upload.revoked',
		'phone_upload.photo_added',
		'phone_upload.used',
	],
	certificate: [
		'assessment.apply_certificate',
		'assessment.issue',
		'certificate.withdrawn',
		'certificate.reissued',
		'certificate.listed',
		'certificate.unlisted',
	],
	paper: ['paper.drafted', 'paper.published', 'paper.simulated'],
	phrase: ['phrase.added', 'phrase.updated', 'phrase.deleted'],
	inquiry: ['inquiry.handled', 'inquiry.reopened', 'inquiry.updated'],
	operation: [
		'bulk_job.created',
		'bulk_job.stopped',
		'bulk_job.paced',
		'ops.linked',
		'ops.opened',
		'job.retried',
		'mail.retried',
		'secret.rotated',
		'secret.lost',
		'demo.started',
		'demo.loaded',
	],
} as const satisfies Record<AuditKind, readonly string[]>;

export const actionsOf = (kind: AuditKind): readonly string[] => ACTIONS[kind];

export const kindOf = (action: string): AuditKind | null =>
	AUDIT_KINDS.find((kind) => actionsOf(kind).includes(action)) ?? null;

/** The sentence of an action about `subject`; null for actions unknown to this version. */
export const sentenceOf = (locale: Locale, action: string, subject: string): string | null =>
	kindOf(action) && serverText(locale, `audit.sentences.${action.replace('.', '_')}` as ServerText, { subject });

/** Actions whose sentence contains `q`, in Japanese or English. */
export const actionsSaying = (q: string): string[] => {
	const wanted = foldForSearch(q);
	return AUDIT_KINDS.flatMap(actionsOf).filter((action) =>
		LOCALES.some((locale) => foldForSearch(sentenceOf(locale, action, '') ?? '').includes(wanted)),
	);
};
