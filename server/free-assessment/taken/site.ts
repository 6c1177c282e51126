import type { Config } from '#server/base/config.ts';
import { pages } from '#shared/pages/public.ts';

/** Where the reader of a paper goes on; null without PUBLIC_URL. */
export const siteOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): string | null =>
	publicUrl && publicUrl + pages.free.landing;
