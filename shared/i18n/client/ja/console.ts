import { shell } from './console-shell.ts';

/** The console's own screens: from a submission to the certificate. */
export const consoleTexts = { shell } as const;
