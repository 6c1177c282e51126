import { css } from 'goober';
import { Link } from 'wouter';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { useRefererId } from './referer.ts';

const link = css`display: inline-flex; align-items: center; min-height: 44px;`;

/** Link to the home page, or to the page of the referring partner. */
export const BackToTop = () => {
	const { t } = useText();
	const refererId = useRefererId();
	const text = t('public.shell.backToTop');
	const partners = api.free.partners.useQuery(undefined, {
		enabled: refererId !== null,
		staleTime: Number.POSITIVE_INFINITY,
		// On failure the link falls back to the home page.
		meta: { handlesFailure: true },
	});
	const pages = partners.data?.data ?? {};
	const page = refererId !== null && Object.hasOwn(pages, refererId) ? pages[refererId] : undefined;
	return (
		<p>
			{page ? (
				<a className={link} href={page}>
					{text}
				</a>
			) : (
				<Link className={link} to={paths.home}>
					{text}
				</Link>
			)}
		</p>
	);
};
