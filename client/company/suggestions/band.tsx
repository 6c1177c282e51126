import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Banner } from '#client/ui/states.tsx';
import { phone } from '#client/ui/tokens.ts';
import { monthOf } from './month.ts';
import type { OpenSuggestions } from './use-suggestions.ts';

/** On phones without the reason, since the button says what it does. */
const band = css`
	${phone} {
		& > div { padding: 8px 12px; border-left-width: 8px; }
		& > div > p { font-size: 14px; }
		& .why { display: none; }
	}
`;

type BandProps = {
	suggestions: OpenSuggestions;
	isReadOnly: boolean;
	isDisabled: boolean;
	onUse: (ids: readonly number[]) => void;
};

/** Announces the answers of the last assessment, and accepts all whose question is worded as it was. */
export const SuggestionsBand = ({ suggestions, isReadOnly, isDisabled, onUse }: BandProps) => {
	const { t, locale } = useText();
	const { query, open, submittedAt } = suggestions;
	if (isReadOnly) return null;
	if (query.error && !query.data) {
		return (
			<Banner tone="warning" title={t('company.suggestions.notLoaded')}>
				<div>
					<Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
						{t('common.tryAgain')}
					</Button>
				</div>
			</Banner>
		);
	}
	if (open.length === 0 || submittedAt === null) return null;
	const plain = open.filter(({ rewording }) => rewording === null).map(({ answer_content_id: id }) => id);
	const reworded = open.length - plain.length;
	return (
		<div className={band}>
			<Banner tone="info" title={t('company.suggestions.title', { month: monthOf(submittedAt, locale) })}>
				<p className="why">{t('company.suggestions.text')}</p>
				{reworded > 0 && <p>{t('company.suggestions.rewordedText', { count: reworded })}</p>}
				{plain.length > 0 && (
					<div>
						<Button disabled={isDisabled} onClick={() => onUse(plain)}>
							{t('company.suggestions.useAll', { count: plain.length })}
						</Button>
					</div>
				)}
			</Banner>
		</div>
	);
};
