import { useText } from '#client/base/locale.tsx';
import type { SetLine } from './set-lines.ts';

/** What the plan says of a line of a set, and which questions it leaves out. */
export const LineStanding = ({ line: { standing, content, missing } }: { line: SetLine }) => {
	const { t } = useText();
	const numbers = missing.map(({ number }) => number).join(t('plans.comma'));
	return t(`company.plan.set.standing.${standing}`, { name: content, numbers });
};
