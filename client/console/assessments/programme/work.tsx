import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { useWords } from '#client/documents/programme/words.ts';
import { phone } from '#client/ui/tokens.ts';
import type { WorkFigures } from '#shared/programme/schemas.ts';
import { Behind } from './behind.tsx';
import { Section, type Tile, Tiles } from './section.tsx';
import type { Programme } from './use-programme.ts';

const halves = css`display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; align-items: start; ${phone} { grid-template-columns: minmax(0, 1fr); } & h3 { margin-bottom: 8px; }`;

type WorkProps = { programme: Programme; work: WorkFigures };

/** Requests for evidence and plans, and what companies did of them. */
export const WorkSection = ({ programme, work: { requests, plans } }: WorkProps) => {
	const { t } = useText();
	const { days, percent } = useWords();
	const linked = (to: string, value: number) => <Behind to={to} count={value} />;
	const shareOf = (part: number, whole: number) => (whole === 0 ? {} : { note: percent((part * 100) / whole) });
	const asked: Tile[] = [
		{ key: 'asked', name: t('programme.work.asked'), value: linked(programme.requestsOf(), requests.asked) },
		{
			key: 'answered',
			name: t('programme.work.answered'),
			value: linked(programme.requestsOf(true), requests.answered),
			...shareOf(requests.answered, requests.asked),
		},
		{ key: 'days', name: t('programme.work.answerDays'), value: days(requests.median_days) },
	];
	const planned: Tile[] = [
		{ key: 'due', name: t('programme.work.due'), value: linked(programme.actionsOf(), plans.due) },
		{
			key: 'inTime',
			name: t('programme.work.inTime'),
			value: linked(programme.actionsOf('in_time'), plans.in_time),
			...shareOf(plans.in_time, plans.due),
		},
		{
			key: 'late',
			name: t('programme.work.doneLate'),
			value: linked(programme.actionsOf('done_late'), plans.done_late),
			...shareOf(plans.done_late, plans.due),
		},
		{
			key: 'notDone',
			name: t('programme.work.notDone'),
			value: linked(programme.actionsOf('not_done'), plans.not_done),
			...shareOf(plans.not_done, plans.due),
		},
	];
	return (
		<Section part="work">
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
