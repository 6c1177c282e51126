import { failureOf } from '#client/base/failure.ts';
import { enrolmentAsked, secondFactorAsked } from '#shared/accounts/second-factor.ts';
import type { Step } from './step.ts';

/** The step that a sign-in error asks for. @throws the error if it asks for none */
export const stepAfter = (error: unknown, email: string): Step => {
	const { extra } = failureOf(error);
	const factor = secondFactorAsked.safeParse(extra);
	if (factor.success) return { name: 'secondFactor', email, asked: factor.data };
	const enrolment = enrolmentAsked.safeParse(extra);
	if (enrolment.success) return { name: 'enrolment', email, asked: enrolment.data };
	throw error;
};
