import type { MailPicture } from '#server/calls/deps.ts';
import { MARK_ID } from './letter.ts';
import { MARK_PNG } from './mark-png.ts';

/** The mark in the HTML of mails. A part of the mail: mail programs block SVG and remote images. */
export const MARK: MailPicture = {
	cid: MARK_ID,
	filename: 'kyosei.png',
	contentType: 'image/png',
	contentDisposition: 'inline',
	content: Buffer.from(MARK_PNG, 'base64'),
};
