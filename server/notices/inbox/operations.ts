import { z } from 'zod';
import { paged } from '#server/calls/answer.ts';
import { company, consoleStaff } from '#server/calls/define.ts';
import { pathId } from '#shared/fields.ts';
import {
	localeBody,
	MOST_UNREAD,
	notice,
	noticesQuery,
	preference,
	preferenceBody,
	readAllBody,
	readGroupBody,
	unreadCount,
} from '#shared/notices/schemas.ts';
import { getUnreadCount, listNotices, markAllRead, markGroupRead, markRead } from './inbox.ts';
import { listPreferences, setLocale, setPreference } from './preferences.ts';

/** Parts shared by both areas. */

const list = {
	summary: "One's own notices, newest first, in the language of the call",
	details:
		'Of a kind, the notices that follow another within an hour are a group. With `grouped` each group is one row: the ' +
		'`id` and time of its newest notice, how many there are, and `read_at` once all are read.',
	query: noticesQuery,
	parameterTexts: { group: 'Only the notices of the group with this id.' },
	output: z.array(notice),
} as const;

const unread = {
	summary: 'How many notices are unread',
	details: `\`unread\` counts notices, \`unread_groups\` groups and single ones. More than ${MOST_UNREAD} are told as ${MOST_UNREAD}.`,
	output: unreadCount,
} as const;

const read = { method: 'POST', summary: 'Mark a notice as read', params: { id: pathId() } } as const;

const readGroup = {
	method: 'POST',
	summary: 'Mark the notices of a group as read, or those as old as one of them and older',
	params: { id: pathId() },
	body: readGroupBody,
} as const;

const readAll = {
	method: 'POST',
	summary: 'Mark all notices as read that are as old as one of them, or older',
	body: readAllBody,
} as const;

const preferences = {
	summary: 'How one is notified of each kind that can be turned off',
	details: '`mail`: in the inbox and by email; `inbox`: in the inbox alone; `off`: not at all.',
	output: z.array(preference),
} as const;

const prefer = {
	method: 'PUT',
	summary: 'Choose how to be notified of a kind',
	details: 'Security notices, and what this person is never told of, are 422.',
	body: preferenceBody,
	output: preference,
	success: 'inbox.preferenceSaved',
	labels: 'notices',
} as const;

const language = { method: 'PUT', summary: "Choose the language of one's emails", body: localeBody } as const;

export const companyNotices = {
	list: company.query({
		...list,
		path: '/app/notices',
		handler: async (deps, actor, input, call) => paged(await listNotices(deps, actor, input, call)),
	}),
	unreadCount: company.query({
		...unread,
		path: '/app/notices/unread_count',
		handler: getUnreadCount,
	}),
	read: company.mutation({
		...read,
		path: '/app/notices/:id/read',
		handler: markRead,
	}),
	readGroup: company.mutation({
		...readGroup,
		path: '/app/notice_groups/:id/read',
		handler: markGroupRead,
	}),
	readAll: company.mutation({
		...readAll,
		path: '/app/notices/read_all',
		handler: markAllRead,
	}),
	preferences: company.query({
		...preferences,
		path: '/app/notice_preferences',
		handler: listPreferences,
	}),
	setPreference: company.mutation({
		...prefer,
		path: '/app/notice_preferences',
		handler: setPreference,
	}),
	setLocale: company.mutation({
		...language,
		path: '/app/me/locale',
		handler: setLocale,
	}),
};

export const consoleNotices = {
	list: consoleStaff.query({
		...list,
		path: '/console/notices',
		handler: async (deps, actor, input, call) => paged(await listNotices(deps, actor, input, call)),
	}),
	unreadCount: consoleStaff.query({
		...unread,
		path: '/console/notices/unread_count',
		handler: getUnreadCount,
	}),
	read: consoleStaff.mutation({
		...read,
		path: '/console/notices/:id/read',
		handler: markRead,
	}),
	readGroup: consoleStaff.mutation({
		...readGroup,
		path: '/console/notice_groups/:id/read',
		handler: markGroupRead,
	}),
	readAll: consoleStaff.mutation({
		...readAll,
		path: '/console/notices/read_all',
		handler: markAllRead,
	}),
	preferences: consoleStaff.query({
		...preferences,
		path: '/console/notice_preferences',
		handler: listPreferences,
	}),
	setPreference: consoleStaff.mutation({
		...prefer,
		path: '/console/notice_preferences',
		handler: setPreference,
	}),
	setLocale: consoleStaff.mutation({
		...language,
		path: '/console/me/locale',
		handler: setLocale,
	}),
};
