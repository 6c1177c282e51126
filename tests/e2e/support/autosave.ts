import type { Page } from 'playwright/test';

/** The saves of an answer sheet, by a person and by itself. */
export const SAVE_CALLS = '**/trpc/app.assessment.save**';

/** Nothing is saved by itself while an input method converts, which is until the field is left. */
export const holdAutosave = (page: Page): Promise<unknown> =>
	page.evaluate(() => document.dispatchEvent(new CompositionEvent('compositionstart')));
