import { useSearch } from 'wouter';
import { LIMITS } from '#shared/limits.ts';

/** The id of the referring partner; all steps carry it in the query. One that cannot be stored is no partner's. */
export const useRefererId = (): string | null => {
	const id = new URLSearchParams(useSearch()).get('refererId');
	return id && id.length <= LIMITS.short ? id : null;
};
