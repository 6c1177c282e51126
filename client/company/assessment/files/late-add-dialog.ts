import { lazyPart } from '#client/viewer/lazy-part.tsx';

/** The dialog that adds documents, loaded when it is first opened. */
export const AddDocumentsDialog = lazyPart(async () => (await import('./add-dialog.tsx')).AddDocumentsDialog);
