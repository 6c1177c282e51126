import type { Deps } from '#server/calls/deps.ts';
import type { JobName } from '#server/jobs/definition.ts';
import { autograde } from './autograde.ts';
import type { Handler } from './handler.ts';
import { mailPasswordReset } from './mail-password-reset.ts';
import { createRenderPdf } from './render-pdf.ts';

/** The handlers of one worker, and what they hold open. */
export const createHandlers = (deps: Deps): { handlers: Record<JobName, Handler>; close: () => Promise<void> } => {
	const renderPdf = createRenderPdf(deps);
	return {
		handlers: { 'mail-password-reset': mailPasswordReset, autograde, 'render-pdf': renderPdf.handler },
		close: renderPdf.close,
	};
};
