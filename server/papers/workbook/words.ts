import { BASIS_KINDS, type BasisKind, EXPLAIN_LEVELS, type ExplainLevel } from '#shared/papers/guidance.ts';
import type { ServerText } from '#shared/texts/server.ts';
import { inEveryLanguage } from './layout.ts';

/** Values that a workbook writes as text, in the language of the download. */

export const CRITICAL: ServerText = 'papers.workbook.critical';
export const basisKindKey = (kind: BasisKind): ServerText => `papers.workbook.basisKinds.${kind}`;
export const explainLevelKey = (level: ExplainLevel): ServerText => `papers.workbook.explainLevels.${level}`;

const meaning =
	<T>(values: readonly T[], keyOf: (value: T) => ServerText) =>
	(word: string): T | undefined =>
		values.find((value) => inEveryLanguage(keyOf(value)).includes(word));

export const basisKindOf = meaning(BASIS_KINDS, basisKindKey);
export const explainLevelOf = meaning(EXPLAIN_LEVELS, explainLevelKey);
export const isCriticalWord = (word: string): boolean => inEveryLanguage(CRITICAL).includes(word);
