import { api } from '#client/api/client.ts';

export type InboxArea = 'app' | 'console';

export type Inbox = { area: InboxArea; path: string; settings: string };

/** Calls for the user's own notices; identical in both areas. */
export const noticeCalls = (area: InboxArea): typeof api.app.notices =>
	area === 'app' ? api.app.notices : api.console.notices;

type Utils = ReturnType<typeof api.useUtils>;

export const noticeUtils = (utils: Utils, area: InboxArea): Utils['app']['notices'] =>
	area === 'app' ? utils.app.notices : utils.console.notices;
