import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { useWords } from '#client/documents/programme/words.ts';
import { phone } from '#client/ui/tokens.ts';
import type { WorkFigures } from '#shared/programme/schemas.ts';
import { Section, type Tile, Tiles } from './section.tsx';

const halves = css`display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; align-items: start; ${phone} { grid-template-columns: minmax(0, 1fr); } & h3 { margin-bottom: 8px; }`;

/** Requests for evidence and plans, and what companies did of them. */
export const WorkSection = ({ work: { requests, plans } }: { work: WorkFigures }) => {
	const { t } = useText();
	const { count, days } = useWords();
	const asked: Tile[] = [
		{ key: 'asked', name: t('programme.work.asked'), value: count(requests.asked) },
		{ key: 'answered', name: t('programme.work.answered'), value: count(requests.answered) },
		{ key: 'days', name: t('programme.work.answerDays'), value: days(requests.median_days) },
	];
	const planned: Tile[] = [
		{ key: 'due', name: t('programme.work.due'), value: count(plans.due) },
		{ key: 'inTime', name: t('programme.work.inTime'), value: count(plans.in_time) },
		{ key: 'late', name: t('programme.work.doneLate'), value: count(plans.done_late) },
		{ key: 'notDone', name: t('programme.work.notDone'), value: count(plans.not_done) },
	];
	return (
		<Section title={t('programme.work.title')}>
			<div className={halves}>
				<div>
					<h3>{t('programme.work.requestsTitle')}</h3>
					<Tiles tiles={asked} />
				</div>
				<div>
					<h3>{t('programme.work.plansTitle')}</h3>
					<Tiles tiles={planned} />
				</div>
			</div>
			<p>{t('programme.work.plansNote')}</p>
		</Section>
	);
};
