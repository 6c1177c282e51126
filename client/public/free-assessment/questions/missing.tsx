import { css } from 'goober';
import { sentenceGap } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { color } from '#client/ui/tokens.ts';
import type { CategoryProgress } from './progress.ts';

const notice = css`
	flex: 1 1 100%; display: flex; align-items: flex-start; gap: 0 8px; color: ${color.errorText}; font-size: 14px; line-height: 1.5;
	& > svg { margin-top: 1px; }
	& > div { flex: 1; display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 16px; }
	& p { flex: 1 1 240px; }
	& button { margin-inline: -12px; }
`;

type MissingProps = { categories: readonly CategoryProgress[]; onFirst: () => void };

/** Missing answers per category, and a button to the first. */
export const Missing = ({ categories, onFirst }: MissingProps) => {
	const { t, locale } = useText();
	const open = categories.filter(({ answered, count }) => answered < count);
	const left = open.reduce((sum, { answered, count }) => sum + count - answered, 0);
	const where = open.map(({ name, answered, count }) =>
		t('free.questions.missingIn', { category: name, count: count - answered }),
	);
	return (
		<div className={notice} role="alert">
			<Icon name="error" />
			<div>
				<p>
					<strong>{t('free.questions.missing', { count: left })}</strong>
					{sentenceGap(locale)}
					{t('free.questions.missingWhere', { where: where.join(t('free.questions.missingJoin')) })}
				</p>
				<Button kind="text" size="small" onClick={onFirst}>
					{t('free.questions.firstMissing')}
				</Button>
			</div>
		</div>
	);
};
