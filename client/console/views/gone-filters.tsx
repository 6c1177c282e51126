import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { color } from '#client/ui/tokens.ts';

const line = css`
	display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; flex-basis: 100%; font-size: 14px; line-height: 1.5; color: ${color.grey900};
	& > svg { flex: none; color: ${color.warningText}; }
`;

/** Filters by the records that they name. */
const NAMED = [
	['assigned', 'assessor'],
	['in_charge', 'admin'],
	['company_id', 'company'],
] as const;

/** Says which filters of a view name what is no longer there, such as an assessor who has left. */
export const GoneFilters = ({ names, onRemove }: { names: readonly string[]; onRemove: () => void }) => {
	const { t } = useText();
	const words = NAMED.filter(([name]) => names.includes(name)).map(([, what]) =>
		t(`console.savedViews.conditions.${what}`),
	);
	return (
		<p className={line} role="status">
			<Icon name="error" size={20} />
			<span>{t('console.savedViews.gone', { names: words.join(t('console.savedViews.and')) })}</span>
			<Button size="tiny" onClick={onRemove}>
				{t('console.savedViews.removeGone')}
			</Button>
		</p>
	);
};
