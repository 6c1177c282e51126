import { isFirstTime } from '#shared/assessment/round.ts';
import { shareStateOn } from '#shared/shares/lifetime.ts';
import type { ShareRow } from '#shared/shares/schemas.ts';
import { isReadable, type ShareRecord } from './queries.ts';

export const presentShare = (record: ShareRecord, today: string): ShareRow => {
	const { share, progress, createdBy, views, lastViewedOn } = record;
	return {
		id: share.id,
		shows: share.shows,
		assessment: progress && { id: progress.id, start_date: progress.startDate, end_date: progress.endDate },
		is_first_time: share.round && isFirstTime(share.round),
		shown_to: share.shownTo,
		until: share.until,
		page_language: share.pageLanguage,
		state: shareStateOn(share, today),
		is_readable: isReadable(record),
		created_at: share.createdAt.toISOString(),
		created_by: createdBy,
		ended_at: share.endedAt?.toISOString() ?? null,
		view_count: views,
		last_viewed_on: lastViewedOn,
	};
};
