import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Fold } from '#client/ui/fold.tsx';
import type { Target } from './targets.ts';

const names = css`max-height: 200px; overflow-y: auto; padding-inline-start: 20px; font-size: 14px; line-height: 1.6;`;

/** Names shown without scrolling. */
const FEW = 10;

/** The companies that an action concerns. */
export const TargetNames = ({ targets }: { targets: readonly Target[] }) => {
	const { t } = useText();
	return (
		<Fold summary={t('console.bulk.rows', { count: targets.length })} startsOpen={targets.length <= FEW}>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard */}
			<ul className={names} tabIndex={0} aria-label={t('console.bulk.rows', { count: targets.length })}>
				{targets.map(({ id, company }) => (
					<li key={id}>{company}</li>
				))}
			</ul>
		</Fold>
	);
};
