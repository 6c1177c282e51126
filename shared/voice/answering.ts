/** Facts about answering shown on slip, poster and page. */

/** Approximate duration. */
export const ANSWER_MINUTES = 5;
/** How long unsent answers stay on the phone after the last input. */
export const KEPT_MINUTES = 30;
