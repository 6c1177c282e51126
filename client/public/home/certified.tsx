import { css } from 'goober';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { SETTINGS } from '#client/operator/use-operator.ts';
import { Stack } from '#client/ui/layout.tsx';
import { color, phone, scorePalette } from '#client/ui/tokens.ts';
import { pages } from '#shared/pages/public.ts';
import { FIRST_ENTRIES } from '#shared/public-pages.ts';

const list = css`
	display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; margin: 0; padding: 0; list-style: none;
	& li { padding: 12px 24px; background: ${color.white}; border: 4px double ${color.blue1100}; }
	& strong { display: block; color: ${color.grey900}; }
	& span { color: ${scorePalette.amber.mark}; }
	${phone} { grid-template-columns: 1fr; gap: 8px; & li { padding: 4px 16px; } }
`;

/** The first companies of the directory and the link to it, if it has any. */
export const Certified = () => {
	const { t } = useText();
	const entries = api.certified.list.useQuery(FIRST_ENTRIES, SETTINGS).data?.data;
	if (!entries?.length) return null;
	return (
		<Stack>
			<h2>{t('public.home.certifiedTitle')}</h2>
			<ul className={list}>
				{entries.map(({ company_name: name, stars }) => (
					<li key={name}>
						<strong>{name}</strong>
						<span aria-hidden="true">{'★'.repeat(stars)}</span> {t(`public.home.stars${stars}`)}
					</li>
				))}
			</ul>
			<p>
				{/* Rendered by the server: the link loads a new document. */}
				<a href={pages.certified}>{t('public.home.certified')}</a>
			</p>
		</Stack>
	);
};
