import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';

const address = css`overflow-wrap: anywhere;`;
const links = css`display: flex; flex-wrap: wrap; gap: 0 24px; & a { display: inline-flex; align-items: center; min-height: 44px; }`;

/** Where the reader goes on: links on a screen, the address on paper. */
export const GoOn = ({ site, isPaper }: { site: string | null; isPaper: boolean }) => {
	const { t } = useText();
	return (
		<>
			<p>{t('documents.freeResult.regular')}</p>
			{isPaper && site && <p className={address}>{t('documents.freeResult.address', { address: site })}</p>}
			{!isPaper && (
				<p className={links}>
					<a href={paths.free.landing()}>{t('documents.freeResult.own')}</a>
					<a href={paths.home}>{t('documents.freeResult.about')}</a>
				</p>
			)}
		</>
	);
};
