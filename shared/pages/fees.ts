/**
 * The page with the operator's fees, which exists only with OPERATOR_FEES. The server draws it. Not among the pages of
 * `public.ts`: the home page would load its path for nothing.
 */
export const FEES_PAGE = '/fees';
