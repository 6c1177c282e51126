import { failureOf } from '#client/base/failure.ts';
import type { EnrolmentAsked, SecondFactorAsked } from '#shared/accounts/second-factor.ts';

/** The steps of a sign-in. */
export type Step =
	/** `email` and `ended` are from the previous attempt, and why it was aborted. */
	| { name: 'password'; email: string; ended: string | null }
	/** The password was correct; the account has a second factor. */
	| { name: 'secondFactor'; email: string; asked: SecondFactorAsked }
	/** The password was correct; the account must set up a second factor first. */
	| { name: 'enrolment'; email: string; asked: EnrolmentAsked };

/** The part of a step that is shown. A change of it focuses the heading. */
export type Part = 'start' | 'recovery' | 'app' | 'passkey';

export const FIRST: Step = { name: 'password', email: '', ended: null };

/** The message of an error after which the attempt cannot go on: a passkey challenge works only once. */
export const endOf = (error: unknown): string | null => {
	const { challenge, passkey } = failureOf(error).errors;
	return challenge?.[0] ?? passkey?.[0] ?? null;
};
