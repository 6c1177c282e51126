import { describe, expect, it } from 'vitest';
import { optionalKindsOf, REMINDER_KINDS, SECURITY_KINDS } from './kinds.ts';

describe('the kinds that a person may switch off', () => {
	it('are, for a company’s admin, all that a company is told', () => {
		expect(optionalKindsOf({ area: 'app', role: 0 })).toEqual([
			'assessment_started',
			'deadline',
			'answers_wanted',
			'company_reminded',
			'moved_back',
			'evidence_requested',
			'evidence_returned',
			'evidence_due',
			'report_ready',
			'objection_received',
			'objection_decided',
			'plan_returned',
			'reassessment_started',
			'certificate_issued',
			'certificate_expiring',
			'certificate_withdrawn',
			'share_maker_left',
		]);
	});

	it('are, for a colleague, what they answer and the requests for evidence that they look after', () => {
		expect(optionalKindsOf({ area: 'app', role: 1 })).toEqual([
			'answers_wanted',
			'evidence_requested',
			'evidence_returned',
			'evidence_due',
		]);
	});

	it('are, for an assessor, what their companies did and what became of it', () => {
		expect(optionalKindsOf({ area: 'console', role: 1 })).toEqual([
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
		]);
	});

	it('are, for an admin of the console, all that staff is told', () => {
		expect(optionalKindsOf({ area: 'console', role: 0 })).toEqual([
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
			'inquiry',
			'awaiting_finalisation',
			'applied',
			'unassigned',
			'bulk_ended',
			'interests_due',
			'signing_key_expiring',
		]);
	});
});

it('nobody switches off what concerns the security of an account', () => {
	expect(SECURITY_KINDS).toEqual([
		'password_changed',
		'email_changed',
		'factor_added',
		'factor_removed',
		'recovery_code_used',
	]);
});

it('reminders are of what ends by itself', () => {
	expect(REMINDER_KINDS).toEqual([
		'deadline',
		'evidence_due',
		'certificate_expiring',
		'digest',
		'interests_due',
		'signing_key_expiring',
	]);
});
