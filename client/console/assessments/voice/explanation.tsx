import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { OwnFolded } from '#client/ui/folded.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { ANSWERS_FOR_COUNTS, FEWEST_ANSWERS } from '#shared/voice/disclosure.ts';
import { CURRENT_SET, statementsOf } from '#shared/voice/statements.ts';

const list = css`padding-inline-start: 24px; display: flex; flex-direction: column; gap: 4px;`;

const Words = () => {
	const { t } = useText();
	const fewest = { few: FEWEST_ANSWERS, many: ANSWERS_FOR_COUNTS };
	return (
		<Stack>
			<p>{t('console.voice.whatText', { count: statementsOf(CURRENT_SET).length })}</p>
			<h3>{t('console.voice.promises')}</h3>
			<ul className={list}>
				<li>{t('console.voice.promise.nobody')}</li>
				<li>{t('console.voice.promise.before')}</li>
				<li>{t('console.voice.promise.few', { count: FEWEST_ANSWERS })}</li>
			</ul>
			<h3>{t('console.voice.whoSees')}</h3>
			<ul className={list}>
				<li>{t('console.voice.see.staff', fewest)}</li>
				<li>{t('console.voice.see.company', { many: ANSWERS_FOR_COUNTS })}</li>
				<li>{t('console.voice.see.never')}</li>
			</ul>
			<h3>{t('console.voice.steps')}</h3>
			<ol className={list}>
				<li>{t('console.voice.step.open')}</li>
				<li>{t('console.voice.step.hand')}</li>
				<li>{t('console.voice.step.others')}</li>
				<li>{t('console.voice.step.end')}</li>
			</ol>
		</Stack>
	);
};

/** What the workers' voice is, what workers are promised, and who sees which results. */
export const Explanation = ({ isFolded }: { isFolded: boolean }) => {
	const { t } = useText();
	if (isFolded) {
		return (
			<OwnFolded title={t('console.voice.what')}>
				<Words />
			</OwnFolded>
		);
	}
	return (
		<Panel label={t('console.voice.what')}>
			<Stack>
				<h2>{t('console.voice.what')}</h2>
				<Words />
			</Stack>
		</Panel>
	);
};
