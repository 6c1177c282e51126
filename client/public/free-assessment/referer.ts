import { useSearch } from 'wouter';

/** The id of the referring partner; all steps carry it in the query. */
export const useRefererId = (): string | null => new URLSearchParams(useSearch()).get('refererId') || null;
