import { useText } from '../app/locale.tsx';
import { NotFound } from '../app/not-found.tsx';
import { paths } from '../app/paths.ts';

export const PublicArea = () => {
	const { t } = useText();
	return (
		<main>
			<NotFound to={paths.home} linkText={t('common.notFound.linkHome')} />
		</main>
	);
};
