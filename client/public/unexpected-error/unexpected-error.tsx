import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { useTitle } from '#client/base/title.ts';
import { useOperator } from '#client/operator/use-operator.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Container, Stack } from '#client/ui/layout.tsx';
import { MissingFacet } from '#client/ui/pictures/missing-facet.tsx';

/** Redirect target of failed loads with status 500 (section 8 of the specification). */
export const UnexpectedError = () => {
	const { t } = useText();
	const operator = useOperator();
	useTitle(t('public.unexpected.title'));
	return (
		<Container width="text">
			<Stack gap="large">
				<MissingFacet />
				<h1>{t('public.unexpected.title')}</h1>
				<p>{t('common.errors.unexpected')}</p>
				{operator?.email && (
					<p>
						{operator.name}
						<br />
						<a href={`mailto:${operator.email}`}>{operator.email}</a>
					</p>
				)}
				<div>
					<ButtonLink to={paths.home} kind="primary">
						{t('common.errors.toHome')}
					</ButtonLink>
				</div>
			</Stack>
		</Container>
	);
};
