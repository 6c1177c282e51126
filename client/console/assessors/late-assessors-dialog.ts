import { lazyDialog } from '#client/ui/lazy-part.tsx';

/** Chooses the assessors of one company. */
export const AssessorsDialog = lazyDialog(async () => (await import('./assessors-dialog.tsx')).AssessorsDialog);
