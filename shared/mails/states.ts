import { NOTICE_KINDS, type NoticeKind } from '#shared/notices/kinds.ts';

/** Mails: notices, and other kinds. */

const OTHER_MAILS = ['password_reset', 'password_help', 'password_link', 'receipt'] as const;

export type MailKind = NoticeKind | (typeof OTHER_MAILS)[number];

export const MAIL_KINDS = [...NOTICE_KINDS, ...OTHER_MAILS] as const;

/** `void`: it no longer applied, or had no recipient, when it was about to be sent. */
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'void'] as const;
export type MailState = (typeof MAIL_STATES)[number];
