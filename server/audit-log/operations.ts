import { z } from 'zod';
import { paged } from '#server/calls/answer.ts';
import { consoleAdmin } from '#server/calls/define.ts';
import { SEARCHES } from '#server/calls/description/parameter-texts.ts';
import { auditEvent, auditEventsQuery, auditPeopleQuery, auditPerson } from '#shared/audit/schemas.ts';
import { pathId } from '#shared/fields.ts';
import { wholeListQuery } from '#shared/lists.ts';
import { getAuditEvent, listAuditEvents } from './list.ts';
import { findAuditPeople } from './people.ts';
import { auditWorkbook } from './workbook.ts';

export const consoleAuditEvents = {
	list: consoleAdmin.query({
		path: '/console/audit_events',
		summary: 'Sign-ins, refusals, transitions and changes of people and papers, in words, newest first',
		fromReplica: true,
		query: auditEventsQuery,
		parameterTexts: SEARCHES.events,
		output: z.array(auditEvent),
		handler: async (deps, actor, input, call) => paged(await listAuditEvents(deps, actor, input, call)),
	}),
	get: consoleAdmin.query({
		path: '/console/audit_events/:id',
		summary: 'One event with all of its changes; the list has the first 20 of each',
		params: { id: pathId() },
		output: auditEvent,
		handler: (deps, _actor, input, call) => getAuditEvent(deps, input, call),
	}),
	download: consoleAdmin.workbook({
		path: '/console/audit_events/download',
		summary: 'The whole list as an Excel workbook, with the filters and the order of the list',
		fromReplica: true,
		query: wholeListQuery(auditEventsQuery),
		parameterTexts: SEARCHES.events,
		handler: auditWorkbook,
	}),
	people: consoleAdmin.query({
		path: '/console/audit_events/people',
		summary: 'Up to 20 accounts by name or email, to filter the list by one of them',
		query: auditPeopleQuery,
		parameterTexts: { ...SEARCHES.people, actor_id: 'Only the account with this id.' },
		output: z.array(auditPerson),
		handler: (deps, _actor, input) => findAuditPeople(deps, input),
	}),
};
