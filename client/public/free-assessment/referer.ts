import { useSearch } from 'wouter';
import { LIMITS } from '#shared/limits.ts';

/** Id of the referring partner, carried by all steps in the query; ignored if too long to be stored. */
export const useRefererId = (): string | null => {
	const id = new URLSearchParams(useSearch()).get('refererId');
	return id && id.length <= LIMITS.short ? id : null;
};
