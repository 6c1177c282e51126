import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { useTitle } from '#client/base/title.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Container, Stack } from '#client/ui/layout.tsx';

/** Redirect target of failed loads with status 500 (section 8 of the specification). */
export const UnexpectedError = () => {
	const { t } = useText();
	useTitle(t('public.unexpected.title'));
	return (
		<Container width="text">
			<Stack gap="large">
				<h1>{t('public.unexpected.title')}</h1>
				<p>{t('common.errors.unexpected')}</p>
				<div>
					<ButtonLink to={paths.home} kind="primary">
						{t('common.errors.toHome')}
					</ButtonLink>
				</div>
			</Stack>
		</Container>
	);
};
