import { useSearch } from 'wouter';

/** Who sent the visitor; carried through all steps in the address. */
export const useRefererId = (): string | null => new URLSearchParams(useSearch()).get('refererId') || null;
