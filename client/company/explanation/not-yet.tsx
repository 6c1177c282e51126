import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Container, Panel, Stack } from '#client/ui/layout.tsx';

/** Says when a score is explained, where it is not yet. */
export const NotYet = () => {
	const { t } = useText();
	return (
		<Container width="text">
			<Stack gap="large">
				<h1>{t('documents.explanation.titleFirst')}</h1>
				<Panel>
					<EmptyState action={<ButtonLink to={companyPaths.assessment}>{t('company.sheet.toOverview')}</ButtonLink>}>
						{t('documents.explanation.notYet')}
					</EmptyState>
				</Panel>
			</Stack>
		</Container>
	);
};
