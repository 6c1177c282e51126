import { companyPaths } from '#client/app/company-paths.ts';
import type { Inbox } from '#client/notices/calls.ts';

export const companyInbox: Inbox = { area: 'app', path: companyPaths.notices, settings: companyPaths.noticeSettings };
