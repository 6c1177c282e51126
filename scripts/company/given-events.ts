/**
 * Audit events given to a company: actions of its own users, and actions of staff that it was notified of or sees.
 * Excluded are the work of staff, their internal comments, and rounds of the workers' voice.
 */

type Given = {
	fields: readonly string[];
	/** Only if done by the company's own users. */
	isOwn: boolean;
};

const own = (...fields: string[]): Given => ({ fields, isOwn: true });
const any = (...fields: string[]): Given => ({ fields, isOwn: false });
const step = any('from', 'to');
const request = any('evidence_request_id');
const requestFile = own('evidence_request_id', 'file_name', 'evidence_file_id');
const objectionFile = own('objection_id', 'file_name', 'objection_file_id');
const proof = own('plan_action_id', 'file_name', 'action_proof_id');
const member = any('company_id');

const GIVEN: Readonly<Record<string, Given>> = {
	'login.succeeded': own('area', 'method'),
	'login.failed': any('area', 'method'),
	'login.ticket_given': own('area'),
	logout: own(),
	'sign_in.ended': own(),
	'sign_in.others_ended': own(),
	'password.changed': own(),
	'password.reset_by_command': any(),
	'password_reset.requested': any('area'),
	'password_reset.link_made': any(),
	'password_reset.done': any(),
	'second_factor.added': own('method'),
	'second_factor.removed': own('method'),
	'second_factor.renamed': own(),
	'second_factor.recovery_codes_made': own(),
	'second_factor.removed_by_command': any(),
	'refused.401': own('call'),
	'refused.403': own('call'),
	'refused.419': own('call'),
	'refused.429': own('call'),
	'member.added': any('company_id', 'role'),
	'member.updated': own('company_id', 'role'),
	'member.deleted': member,
	'member.password_reset': member,
	'member.password_link_sent': member,
	'member.sign_ins_ended': member,
	'member.second_factor_removed': member,
	'profile.updated': own(),
	'profile.email_change_undone': any(),
	'notice_setting.updated': own(),
	'company.created': any(),
	'company.updated': own(),
	'company.reminded': any(),
	'company.terms_accepted': own('terms_version'),
	'company.position_shared': own(),
	'company.position_not_shared': own(),
	'share.made': own('share_id', 'progress_id'),
	'share.ended': own('share_id', 'progress_id'),
	'company.exported': any(),
	'assessment.start': step,
	'assessment.first_save': step,
	'assessment.submit': step,
	'assessment.proposal': step,
	'assessment.finalise': step,
	'assessment.apply_reassessment': step,
	'assessment.finalise_again': step,
	'assessment.cancel': step,
	'assessment.move_back': step,
	'assessment.dates_updated': any('start_date', 'end_date'),
	'assessment.apply_certificate': step,
	'assessment.issue': step,
	'certificate.withdrawn': any(),
	'certificate.reissued': any('issue_date'),
	'certificate.listed': own(),
	'certificate.unlisted': own(),
	'sub_category.assigned': own('sub_category_id', 'user_id'),
	'sub_category.reminded': own('user_id'),
	'document.added': own('document'),
	'document.removed': own('document'),
	'document.linked': own('document', 'questions'),
	'file.opened': own('file_name', 'document_id', 'evidence_file_id', 'action_proof_id', 'objection_file_id'),
	'objection.filed': own('objection_id', 'points'),
	'objection.file_added': objectionFile,
	'objection.file_removed': objectionFile,
	'objection.withdrawn': any('objection_id', 'by_involved'),
	'objection.decided': any('objection_id', 'points', 'upheld', 'by_involved'),
	'evidence_request.opened': request,
	'evidence_request.messaged': request,
	'evidence_request.file_added': requestFile,
	'evidence_request.file_removed': requestFile,
	'evidence_request.answered': own('evidence_request_id'),
	'evidence_request.accepted': request,
	'evidence_request.returned': request,
	'evidence_request.withdrawn': any('evidence_request_id', 'because'),
	'plan.saved': own('plan_actions'),
	'plan.mended': own('plan_action_id'),
	'plan.proof_added': proof,
	'plan.proof_removed': proof,
	'plan.accepted': any('plan_action_id'),
	'plan.returned': any('plan_action_id'),
	'phone_upload.opened': own(),
	'phone_upload.revoked': own(),
	'phone_upload.photo_added': own(),
	'phone_upload.used': own('photos'),
};

const named = (isOwn: boolean): string =>
	Object.entries(GIVEN)
		.filter(([, given]) => given.isOwn === isOwn)
		.map(([action]) => `'${action}'`)
		.join(', ');

/** Condition of the events given to a company; `people` selects the ids of its accounts. */
export const givenEvents = (people: string): string =>
	`(action in (${named(false)}) or (action in (${named(true)}) and actor_id in (${people})))`;

export const isFieldGiven = (action: unknown, field: string): boolean =>
	GIVEN[String(action)]?.fields.includes(field) ?? false;
