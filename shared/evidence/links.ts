import { id, listOf } from '#shared/fields.ts';

/** More questions than any paper has. */
const MAX_QUESTIONS = 1_000;

/** Questions that a document supports; [] for none. */
export const evidenceLinksBody = { answer_content_ids: listOf(id(), MAX_QUESTIONS) };
