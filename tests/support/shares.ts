import { addDays, tokyoDate } from '#shared/dates.ts';
import type { ShareBody, ShareRow } from '#shared/shares/schemas.ts';
import type { TestApp } from './app.ts';
import type { Person } from './factories.ts';

export type NewShare = ShareRow & { path: string };

type Values = Partial<Omit<ShareBody, 'progress_id'>> & { progressId?: number | null };

/** The body of a link: by default to the summary of the first round, for thirty days. */
export const shareBodyOf = (app: TestApp, { progressId = null, ...values }: Values = {}) => ({
	shows: 'summary',
	...(progressId === null ? {} : { progress_id: progressId, is_first_time: true }),
	shown_to: '取引先の検証株式会社',
	until: addDays(tokyoDate(app.deps.clock.now()), 30),
	page_language: 'ja',
	...values,
});

/** Makes a link as this admin of a company. */
export const makeShare = async (app: TestApp, owner: Person, values: Values = {}): Promise<NewShare> => {
	const { status, data, text } = await owner.post<NewShare>('/app/shares', shareBodyOf(app, values));
	if (status !== 200) throw new Error(`no link was made: ${text}`);
	return data;
};

export const openPath = ({ serverUrl }: TestApp, path: string, headers: Record<string, string> = {}) =>
	fetch(serverUrl + path, { headers, redirect: 'manual' });
