import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';

const links = css`
	display: flex; flex-wrap: wrap; gap: 0 24px; font-size: 14px;
	& a { display: inline-flex; align-items: center; min-height: 44px; }
`;

const centered = css`justify-content: center;`;

/** Terms and privacy policy, in a new tab: what is typed here stays. */
export const LegalLinks = ({ isCentered = false }: { isCentered?: boolean }) => {
	const { t } = useText();
	return (
		<p className={isCentered ? `${links} ${centered}` : links}>
			<a href={paths.terms} target="_blank" rel="noreferrer">
				{t('public.shell.terms')}
				{t('common.opensNewTab')}
			</a>
			<a href={paths.privacy} target="_blank" rel="noreferrer">
				{t('public.shell.privacy')}
				{t('common.opensNewTab')}
			</a>
		</p>
	);
};
