import { lazyDialog } from '#client/ui/lazy-part.tsx';

export const AddDocumentsDialog = lazyDialog(async () => (await import('./add-dialog.tsx')).AddDocumentsDialog);
