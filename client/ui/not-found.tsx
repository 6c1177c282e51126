import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { ButtonLink } from './button.tsx';
import { Container, Stack } from './layout.tsx';
import { MissingFacet } from './pictures/missing-facet.tsx';

/** The 404 screen; each area links to its own start page. */
export const NotFound = ({ to, linkText }: { to: string; linkText: string }) => {
	const { t } = useText();
	useTitle(t('common.notFound.title'));
	return (
		<Container width="text">
			<Stack gap="large">
				<MissingFacet />
				<h1>{t('common.notFound.title')}</h1>
				<div>
					<p>{t('common.notFound.lead')}</p>
					<p>{t('common.notFound.reason')}</p>
					<p>{t('common.notFound.remedy')}</p>
				</div>
				<div>
					<ButtonLink to={to} kind="primary">
						{linkText}
					</ButtonLink>
				</div>
			</Stack>
		</Container>
	);
};
