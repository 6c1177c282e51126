import { consolePaths } from '#client/base/console-paths.ts';
import type { Inbox } from '#client/notices/calls.ts';

export const consoleInbox: Inbox = { area: 'console', path: consolePaths.notices, settings: consolePaths.account };
