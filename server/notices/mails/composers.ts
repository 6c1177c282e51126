import { composeEmailChanged } from '#server/accounts/email-changed-letter.ts';
import { composePasswordHelp } from '#server/accounts/password-help-letter.ts';
import { composePasswordLink } from '#server/accounts/password-link-letter.ts';
import { composePasswordReset } from '#server/accounts/password-reset-letter.ts';
import { composeReceipt } from '#server/free-assessment/receipt-letter.ts';
import type { Composer } from '#server/notify/composed.ts';
import type { MailKind } from '#shared/mails/states.ts';

/** Composers of mails that are not notices, and of notices whose mail says more than the inbox. */
export const composers: Partial<Record<MailKind, Composer>> = {
	email_changed: composeEmailChanged,
	password_help: composePasswordHelp,
	password_link: composePasswordLink,
	password_reset: composePasswordReset,
	receipt: composeReceipt,
};
