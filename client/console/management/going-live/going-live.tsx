import { css } from 'goober';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { ProgressBar } from '#client/ui/progress.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { GoingLive as Steps } from '#shared/going-live/schemas.ts';
import { Step } from './step.tsx';

const bar = css`max-width: 320px;`;
const list = css`list-style: none; padding: 0; margin: -20px 0;`;

const Progress = ({ steps }: { steps: Steps }) => {
	const { t } = useText();
	const done = steps.filter((step) => step.is_done).length;
	if (done === steps.length) {
		return (
			<Banner tone="success" title={t('management.goingLive.allTitle')}>
				<p>{t('management.goingLive.allText')}</p>
			</Banner>
		);
	}
	const words = t('management.goingLive.progress', { done, all: steps.length });
	return (
		<Stack gap="small">
			<p>{words}</p>
			<div className={bar}>
				<ProgressBar percent={(done / steps.length) * 100} label={words} />
			</div>
		</Stack>
	);
};

/** Only with the settings of production are companies to be invited, whatever else is done. */
const TryingOut = ({ steps }: { steps: Steps }) => {
	const { t } = useText();
	if (steps.every(({ step, is_done: isDone }) => step !== 'production' || isDone)) return null;
	return (
		<Banner tone="warning" title={t('management.goingLive.demoTitle')}>
			<p>{t('management.goingLive.demoText')}</p>
		</Banner>
	);
};

/** What this installation has and lacks before companies are invited. */
export const GoingLive = () => {
	const { t } = useText();
	const query = api.console.goingLive.get.useQuery();
	return (
		<Page title={t('console.shell.links.goingLive')}>
			<p>{t('management.goingLive.lead')}</p>
			<Loaded query={query} heights={[24, 96, 96, 96, 96, 96]}>
				{(steps) => (
					<Stack gap="large">
						<TryingOut steps={steps} />
						<Progress steps={steps} />
						<Panel label={t('management.goingLive.list')}>
							<ol className={list}>
								{steps.map((row) => (
									<Step key={row.step} row={row} />
								))}
							</ol>
						</Panel>
					</Stack>
				)}
			</Loaded>
		</Page>
	);
};
