import { consolePaths } from '#client/base/console-paths.ts';

/** The two kinds of papers: regular assessments, and the free (simple) one. */
export type PaperKind = 'regular' | 'simple';

export const overviewOf = (kind: PaperKind): string =>
	kind === 'regular' ? consolePaths.regularPapers : consolePaths.simplePapers;

export const editorOf = (kind: PaperKind, duplicate = false): string =>
	kind === 'regular' ? consolePaths.createRegularPaper(duplicate) : consolePaths.createSimplePaper(duplicate);
