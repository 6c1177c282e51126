import { companyPaths } from '#client/base/company-paths.ts';
import type { Inbox } from '#client/notices/calls.ts';

export const companyInbox: Inbox = { area: 'app', path: companyPaths.notices, settings: companyPaths.noticeSettings };
