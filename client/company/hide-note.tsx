import { sentenceGap } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';

/** What to hide in a document before it is added. The terms say why: the people in it have not been asked. */
export const HideNote = () => {
	const { t, locale } = useText();
	return (
		<p>
			{t('company.files.hide')}
			{sentenceGap(locale)}
			<a href={`${paths.terms}#submission`} target="_blank" rel="noreferrer">
				{t('company.files.hideTerms')}
				{t('common.opensNewTab')}
			</a>
		</p>
	);
};
