import { pages } from '#shared/pages/public.ts';

/** The address that the QR code of a slip holds. Its fragment is never sent to a server. */
export const voiceAddress = (origin: string, code: string): string => `${origin}${pages.voice}#${code}`;

export const SLIPS_A_PAGE = 8;

export const inPages = <T>(all: readonly T[], size: number): T[][] =>
	Array.from({ length: Math.ceil(all.length / size) }, (_, page) => all.slice(page * size, (page + 1) * size));
