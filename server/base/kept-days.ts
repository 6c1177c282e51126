/** Retention periods, in days, that are not settings. The privacy policy names the same numbers. */

/** Notices in the inbox: a year, and the reminders of the following one. */
export const NOTICE_DAYS = 400;

/** Mails, from when they were sent or given up. */
export const MAIL_DAYS = 180;

/** What a mail said, and the addresses of visitors, from the same moment. */
export const MAIL_CONTENT_DAYS = 7;

/** Networks from which an account has signed in. */
export const NETWORK_DAYS = 30;
