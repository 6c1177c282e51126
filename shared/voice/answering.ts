/** What slip, poster and page say of the answering. */

/** About how long it takes. */
export const ANSWER_MINUTES = 5;
/** For how long answers that were not sent stay on the phone, after the last one. */
export const KEPT_MINUTES = 30;
