import { lazyDialog } from '#client/ui/lazy-part.tsx';

/** Sets the period of an assessment. */
export const PeriodDialog = lazyDialog(async () => (await import('./period-dialog.tsx')).PeriodDialog);
