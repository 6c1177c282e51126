import { api } from '#client/api/client.ts';
import type { Notice } from '#shared/notices/schemas.ts';

export type InboxArea = 'app' | 'console';

export type Inbox = { area: InboxArea; path: string; settings: string };

/** Parameter of the inbox's URL, also in mails: the group whose notices it lists. */
export const GROUP = 'group';

export const groupPath = ({ path }: Inbox, { group_id: id }: Pick<Notice, 'group_id'>): string =>
	`${path}?${GROUP}=${id}`;

/** Calls for the user's own notices; identical in both areas. */
export const noticeCalls = (area: InboxArea): typeof api.app.notices =>
	area === 'app' ? api.app.notices : api.console.notices;

type Utils = ReturnType<typeof api.useUtils>;

export const noticeUtils = (utils: Utils, area: InboxArea): Utils['app']['notices'] =>
	area === 'app' ? utils.app.notices : utils.console.notices;
