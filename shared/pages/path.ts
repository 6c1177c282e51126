import { PARAMETER } from './public.ts';

/** Matches the paths of a page, with any id in place of a parameter, as the client's router does. */
export const pathPattern = (page: string): RegExp => new RegExp(`^${page.replace(PARAMETER, '\\d{1,10}')}/?$`, 'i');
