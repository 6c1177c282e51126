/**
 * The version of terms and privacy policy, and the day from which it applies: shown on both pages, and recorded with a
 * company's acceptance. After a change of either text in `shared/texts/client/legal`, both are set anew, once a release.
 */
export const LEGAL_VERSION = 2;

/** A day in Tokyo. */
export const LEGAL_EFFECTIVE_ON = '2026-12-01';
