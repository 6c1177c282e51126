import { z } from 'zod';
import { ownProfileBody } from '#shared/accounts/schemas.ts';

/** The user's own profile; `password` is the current one, or empty. */
export type ProfileFields = { name: string; email: string; password: string };

/** Whether saving sends the password: only a changed email needs it. */
export const needsPassword = ({ email }: Pick<ProfileFields, 'email'>, storedEmail: string): boolean =>
	email.trim() !== storedEmail;

const { name, email, password } = ownProfileBody;

/** From the fields to the body of the call, validated by the server's own rules. */
export const profileSchema = (storedEmail: string) =>
	z.preprocess(
		(fields: ProfileFields) =>
			needsPassword(fields, storedEmail) ? fields : { name: fields.name, email: fields.email },
		z.object({ name, email, password }),
	);
