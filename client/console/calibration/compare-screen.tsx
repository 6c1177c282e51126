import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDateTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { ROUND_SCREENS } from '#client/console/assessments/checking/rounds.ts';
import { Page } from '#client/console/shell/page.tsx';
import { useStaff } from '#client/console/shell/staff.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { Facts, Panel, Stack } from '#client/ui/layout.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import { ComparedPart, type Comparison } from './compared-part.tsx';
import { Messages } from './messages.tsx';
import { numberedParts } from './second-sheet.ts';

const Content = ({ comparison }: { comparison: Comparison }) => {
	const { t, locale } = useText();
	const [isOnlyDiffering, setOnlyDiffering] = useState(false);
	const { second_rater: second, same_count: same, item_count: count } = comparison;
	return (
		<Stack gap="large">
			<p>{t('console.calibration.compareLead')}</p>
			<Panel>
				<Facts
					entries={[
						[t('labels.calibration.second_rater'), second.name],
						[t('labels.calibration.rated_at'), formatDateTime(comparison.rated_at, locale)],
						[t('labels.calibration.same_count'), t('console.calibration.sameOf', { same, count })],
					]}
				/>
			</Panel>
			{same < count && (
				<Checkbox
					label={t('console.calibration.onlyDiffering', { count: count - same })}
					checked={isOnlyDiffering}
					onChange={(event) => setOnlyDiffering(event.target.checked)}
				/>
			)}
			{numberedParts(comparison.sub_categories).map(({ part, before }) => (
				<ComparedPart
					key={part.id}
					part={part}
					before={before}
					second={second.name}
					isOnlyDiffering={isOnlyDiffering}
				/>
			))}
			<Messages comparison={comparison} />
		</Stack>
	);
};

/** Both ratings of a calibration side by side, and what the raters say about them. */
export const CalibrationScreen = ({ id }: { id: number }) => {
	const { t } = useText();
	const { isAdmin } = useStaff();
	const query = api.console.calibrations.compare.useQuery({ id });
	const comparison = query.data?.data;
	const parents = isAdmin
		? [
				{ label: t('console.shell.links.assessors'), to: consolePaths.assessors },
				{ label: t('console.calibration.title'), to: consolePaths.calibrations },
			]
		: [{ label: t('console.shell.links.work'), to: consolePaths.work }];
	return (
		<Page
			title={
				comparison
					? t('console.calibration.compareTitle', { company: comparison.company.name })
					: t('console.calibration.title')
			}
			parents={parents}
			actions={
				comparison &&
				isAdmin && (
					<ButtonLink to={ROUND_SCREENS[comparison.round].sheet(comparison.progress_id)}>
						{t('console.objections.toSheet')}
					</ButtonLink>
				)
			}
		>
			{comparison ? <Content comparison={comparison} /> : <Loading query={query} heights={[96, 240, 240]} />}
		</Page>
	);
};
