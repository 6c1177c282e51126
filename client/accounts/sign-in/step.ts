import { failureOf } from '#client/base/failure.ts';
import {
	type EnrolmentAsked,
	enrolmentAsked,
	type SecondFactorAsked,
	secondFactorAsked,
} from '#shared/accounts/second-factor.ts';

/** Where a sign-in is. */
export type Step =
	/** With the e-mail of an attempt before, and why that one ended. */
	| { name: 'password'; email: string; ended: string | null }
	/** The password was right, a second factor is asked for. */
	| { name: 'secondFactor'; email: string; asked: SecondFactorAsked }
	/** The password was right, a second factor has to be set up. */
	| { name: 'enrolment'; email: string; asked: EnrolmentAsked };

/** Which part of a step is shown; with another one the heading has the focus again. */
export type Part = 'start' | 'recovery' | 'app' | 'passkey';

export const FIRST: Step = { name: 'password', email: '', ended: null };

/** The step that a refused sign-in asks for. @throws the refusal where it asks for none */
export const stepAfter = (error: unknown, email: string): Step => {
	const { extra } = failureOf(error);
	const factor = secondFactorAsked.safeParse(extra);
	if (factor.success) return { name: 'secondFactor', email, asked: factor.data };
	const enrolment = enrolmentAsked.safeParse(extra);
	if (enrolment.success) return { name: 'enrolment', email, asked: enrolment.data };
	throw error;
};

/** Why nothing is taken any more, where that is what a refusal says: a passkey has one try. */
export const endOf = (error: unknown): string | null => {
	const { challenge, passkey } = failureOf(error).errors;
	return challenge?.[0] ?? passkey?.[0] ?? null;
};
