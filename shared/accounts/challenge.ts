/** How long a challenge can be answered; apart from the schemas, since the login page needs it before zod. */
export const CHALLENGE_MINUTES = 5;
