import { pages } from '#shared/pages/public.ts';

/** The address in the QR code of a slip. The code is in its fragment, which browsers never send to a server. */
export const voiceAddress = (origin: string, code: string): string => `${origin}${pages.voice}#${code}`;

export const SLIPS_A_PAGE = 8;

export const inPages = <T>(all: readonly T[], size: number): T[][] =>
	Array.from({ length: Math.ceil(all.length / size) }, (_, page) => all.slice(page * size, (page + 1) * size));
