import './texts.ts';
import type { useText } from '#client/base/locale.tsx';

/** What came of a decided objection, in one sentence. */
export const outcomeOf = (
	{ points, upheld }: { points: number; upheld: number },
	t: ReturnType<typeof useText>['t'],
): string =>
	upheld === 0 ? t('objections.noneUpheld', { points }) : t('objections.outcome', { points, count: upheld });
