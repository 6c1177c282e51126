import { api } from '#client/api/client.ts';

export type InboxArea = 'app' | 'console';

/** Where the inbox of an area is, and its settings. */
export type Inbox = { area: InboxArea; path: string; settings: string };

/** The calls of one's own notices, which both areas have alike. */
export const noticeCalls = (area: InboxArea): typeof api.app.notices =>
	area === 'app' ? api.app.notices : api.console.notices;

type Utils = ReturnType<typeof api.useUtils>;

export const noticeUtils = (utils: Utils, area: InboxArea): Utils['app']['notices'] =>
	area === 'app' ? utils.app.notices : utils.console.notices;
