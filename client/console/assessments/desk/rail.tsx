import { css } from 'goober';
import { Link } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { useRail } from '#client/console/assessments/use-rail.ts';
import { Icon } from '#client/ui/icons.tsx';
import { color, focusRingInside } from '#client/ui/tokens.ts';
import type { DeskNote } from './desk-notes.ts';
import { type NoteState, worstOf } from './note-state.ts';
import { goalPlace, SUMMARY, subPlace } from './places.ts';
import type { Desk } from './use-desk.ts';

const frame = css`
	font-size: 14px; line-height: 1.5; background: ${color.white}; border: 1px solid ${color.grey200}; border-radius: 8px; padding: 8px 0; overflow-y: auto;
	& ul { list-style: none; margin: 0; padding: 0; }
	& .category { display: flex; justify-content: space-between; gap: 8px; padding: 12px 12px 4px; font-weight: 700; color: ${color.grey700}; }
	& .category span { font-variant-numeric: tabular-nums; font-weight: 400; white-space: nowrap; }
	& a {
		display: flex; align-items: center; justify-content: space-between; gap: 8px; min-height: 40px; padding: 6px 12px; text-decoration: none;
		&, &:visited { color: ${color.grey800}; }
		&:hover { background: ${color.blue50}; text-decoration: underline; }
		&[aria-current] { background: ${color.blue100}; color: ${color.blue1000}; font-weight: 700; }
		&:focus-visible { ${focusRingInside} }
	}
	& a > span:first-child { word-break: auto-phrase; }
	& .marks { display: flex; flex: none; gap: 4px; }
	& .mark { display: inline-grid; place-content: center; width: 20px; height: 20px; }
	& [data-state='written'] { color: ${color.successText}; }
	& [data-state='empty']::before { content: ''; width: 10px; height: 10px; border: 2px solid ${color.grey600}; border-radius: 50%; }
	& [data-state='draft']::before { content: ''; width: 10px; height: 10px; border: 2px dashed #806300; }
	& [data-state='differs']::before { content: ''; width: 10px; height: 10px; border-radius: 50%; background: #806300; }
	@media (forced-colors: active) { & [data-state='differs']::before { background: CanvasText; } }
`;

const Mark = ({ state, what }: { state: NoteState; what: string }) => {
	const { t } = useText();
	const words = t(`console.desk.states.${state}`, { what });
	return (
		<span className="mark" data-state={state} title={words}>
			{state === 'written' && <Icon name="check" size={18} />}
			<span className="visually-hidden">{words}</span>
		</span>
	);
};

const writtenOf = (notes: readonly DeskNote[]): string =>
	`${notes.filter(({ state }) => state !== 'empty' && state !== 'draft').length} / ${notes.length}`;

/** The places of the desk with the state of their notes. */
export const Rail = ({ desk, here, onGo }: { desk: Desk; here: string; onGo: (place: string) => void }) => {
	const { t } = useText();
	const rail = useRail(here, { fits: false });
	const { categories, goals, reportNotes, proposalNotes } = desk;
	const at = (notes: readonly DeskNote[], place: string): DeskNote[] => notes.filter((note) => note.place === place);
	const entry = (place: string, title: string) => {
		const [own, proposed] = [at(reportNotes, place), at(proposalNotes, place)];
		return (
			<li key={place}>
				<Link
					to={`?at=${place}`}
					replace
					aria-current={place === here ? 'page' : undefined}
					onClick={() => onGo(place)}
				>
					<span>{title}</span>
					<span className="marks">
						{own.length > 0 && (
							<Mark state={worstOf(own.map(({ state }) => state))} what={t('labels.reports.evaluation_note')} />
						)}
						{proposed.length > 0 && (
							<Mark state={worstOf(proposed.map(({ state }) => state))} what={t('labels.proposals.proposal_note')} />
						)}
					</span>
				</Link>
			</li>
		);
	};
	return (
		<nav ref={rail} id="desk-rail" className={frame} aria-label={t('console.notes.outline')}>
			<ul>{entry(SUMMARY, t('console.desk.summary'))}</ul>
			{categories.map(({ id, content, subs }) => (
				<section key={id} aria-label={content}>
					<p className="category">
						{content}
						<span>{writtenOf(subs.flatMap((sub) => at(reportNotes, subPlace(sub.id))))}</span>
					</p>
					<ul>{subs.map((sub) => entry(subPlace(sub.id), sub.content))}</ul>
				</section>
			))}
			{goals.length > 0 && (
				<section aria-label={t('console.notes.sdg')}>
					<p className="category">
						{t('console.notes.sdg')}
						<span>{writtenOf(goals.flatMap((goal) => at(reportNotes, goalPlace(goal.sdg_goal_id))))}</span>
					</p>
					<ul>{goals.map((goal) => entry(goalPlace(goal.sdg_goal_id), `${goal.sdg_goal_id} ${goal.name}`))}</ul>
				</section>
			)}
		</nav>
	);
};
