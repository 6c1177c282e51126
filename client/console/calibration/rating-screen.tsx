import '#client/assessment/texts.ts';
import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { Button } from '#client/ui/button.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { SecondReview } from './second-review.tsx';

/** Rates the drawn sub-categories of a company a second time, without the first ratings. */
export const SecondRatingScreen = ({ id }: { id: number }) => {
	const { t } = useText();
	const query = api.console.calibrations.sheet.useQuery({ id });
	const sheet = query.data?.data;
	const [isDeclining, setDeclining] = useState(false);
	return (
		<Page
			title={
				sheet ? t('console.calibration.ratingTitle', { company: sheet.company.name }) : t('console.calibration.title')
			}
			parents={[{ label: t('console.shell.links.work'), to: consolePaths.work }]}
			actions={sheet && <Button onClick={() => setDeclining(true)}>{t('console.calibration.decline')}</Button>}
		>
			{sheet ? <SecondReview sheet={sheet} /> : <Loading query={query} heights={[24, 240, 240]} />}
			{isDeclining && <DeclineDialog id={id} onClose={() => setDeclining(false)} />}
		</Page>
	);
};
