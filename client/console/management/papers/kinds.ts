import { paths } from '#client/app/paths.ts';

/** The two kinds of papers: regular assessments, and the free (simple) one. */
export type PaperKind = 'regular' | 'simple';

export const overviewOf = (kind: PaperKind): string =>
	kind === 'regular' ? paths.console.regularPapers : paths.console.simplePapers;

export const editorOf = (kind: PaperKind, duplicate = false): string =>
	kind === 'regular' ? paths.console.createRegularPaper(duplicate) : paths.console.createSimplePaper(duplicate);
