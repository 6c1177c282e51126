import { sentenceGap } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { causeOf, type SetLine } from './set-lines.ts';

/** What the plan says of a line of a set, and which questions it leaves out. */
export const LineStanding = ({ line: { standing, content, missing, action } }: { line: SetLine }) => {
	const { t, locale } = useText();
	const numbers = missing.map(({ number }) => number).join(t('plans.comma'));
	const said = t(`company.plan.set.standing.${standing}`, { name: content, numbers });
	if (standing !== 'fixed' || action === null) return said;
	return `${said}${sentenceGap(locale)}${t(`company.plan.set.fixedBy.${causeOf(action)}`)}`;
};
