import { z } from 'zod';
import { ownProfileBody } from '#shared/accounts/schemas.ts';

/** Values of the form of the own profile; `password` is the current one, or empty. */
export type ProfileFields = { name: string; email: string; password: string };

/** Whether saving sends the password: only a changed e-mail needs it. */
export const needsPassword = ({ email }: Pick<ProfileFields, 'email'>, storedEmail: string): boolean =>
	email.trim() !== storedEmail;

const { name, email, password } = ownProfileBody;

/** From the fields to the body of the call; the rules are the server's own. */
export const profileSchema = (storedEmail: string) =>
	z.preprocess(
		(fields: ProfileFields) =>
			needsPassword(fields, storedEmail) ? fields : { name: fields.name, email: fields.email },
		z.object({ name, email, password }),
	);
