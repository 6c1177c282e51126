import { css } from 'goober';
import { useState } from 'react';
import { Link } from 'wouter';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import type { Sheet } from '#client/console/assessments/checking/rounds.ts';
import { placeOf } from '#client/console/assessments/critical/place.ts';
import { canAsk } from '#client/console/assessments/evidence/sheet-requests.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Panel, Row, Stack } from '#client/ui/layout.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import type { Round } from '#shared/assessment/round.ts';
import { ANSWERS_FOR_COUNTS, FEWEST_DISAGREEING } from '#shared/voice/disclosure.ts';
import { LEAST_QUESTIONS } from '#shared/voice/limits.ts';
import type { VoiceRound } from '#shared/voice/schemas.ts';
import { useMarks, useMarksQuery } from './marks.ts';
import { RequestDialog } from './request-dialog.tsx';
import { RoundPanel } from './round-panel.tsx';
import { roundOfSheet, useVoiceRounds } from './rounds.ts';

const list = css`padding-inline-start: 20px; display: flex; flex-direction: column; gap: 8px;`;

type SheetProps = { round: Round; sheet: Sheet };

/** The label of the tab, with the number of marked questions. */
export const VoiceTabLabel = ({ round, progressId }: { round: Round; progressId: number }) => {
	const { t } = useText();
	const { all } = useMarks(round, progressId);
	return all.length > 0 ? t('console.voice.tabMarked', { count: all.length }) : t('console.voice.title');
};

/** Requests evidence on several marked questions at once; says why not if there are too few. */
const Asking = ({ round, sheet, held }: SheetProps & { held: VoiceRound }) => {
	const { t } = useText();
	const [isAsking, setAsking] = useState(false);
	const { all } = useMarks(round, sheet.id);
	const least = LEAST_QUESTIONS;
	if (!canAsk(round, sheet)) return null;
	if (all.length < least) return <p>{t('console.voice.askTooFew', { least })}</p>;
	return (
		<div>
			<Button icon="plus" onClick={() => setAsking(true)}>
				{t('console.voice.ask', { least })}
			</Button>
			{isAsking && <RequestDialog round={held} marks={all} onClose={() => setAsking(false)} />}
		</div>
	);
};

const MarkedQuestions = ({ round, sheet, held }: SheetProps & { held: VoiceRound }) => {
	const { t } = useText();
	const query = useMarksQuery(round, sheet.id);
	if (held.state !== 'closed') return <p>{t('console.voice.waitingForMarks')}</p>;
	if (!query.data) return <Loading query={query} heights={[24, 24, 24]} />;
	const marks = query.data.data;
	if (held.result?.level === 'too_few') return null;
	if (held.result?.level === 'bands') return <p>{t('console.voice.tooFewForMarks', { count: ANSWERS_FOR_COUNTS })}</p>;
	if (marks.length === 0) return <p>{t('console.voice.noMarks')}</p>;
	return (
		<Panel label={t('console.voice.marksTitle', { count: marks.length })}>
			<Stack>
				<h2>{t('console.voice.marksTitle', { count: marks.length })}</h2>
				<p>{t('console.voice.marksText', { count: FEWEST_DISAGREEING })}</p>
				<ul className={list}>
					{marks.map((mark) => (
						<li key={mark.question_id}>
							<Link to={placeOf({ round, id: sheet.id }, mark, { question: mark.question_id })}>
								{mark.number} {mark.content}
							</Link>
							{mark.statements.map(({ id, text }) => (
								<div key={id}>{t('console.voice.saidOf', { text })}</div>
							))}
						</li>
					))}
				</ul>
				<Asking round={round} sheet={sheet} held={held} />
			</Stack>
		</Panel>
	);
};

/** The workers' voice beside a check: the state of its round, and the questions on which workers disagree. */
export const SheetVoice = ({ round, sheet }: SheetProps) => {
	const { t } = useText();
	const query = useVoiceRounds(sheet.id);
	if (!query.data) return <Loading query={query} heights={[44, 120]} />;
	const held = roundOfSheet(query.data.data, round);
	const isOpen = canAsk(round, sheet);
	const toScreen = consolePaths.voice(sheet.id);
	if (!held) {
		return (
			<Row align="ends">
				<p>{t('console.voice.none')}</p>
				{isOpen && <ButtonLink to={toScreen}>{t('console.voice.openTitle')}</ButtonLink>}
			</Row>
		);
	}
	return (
		<Stack gap="large">
			<MarkedQuestions round={round} sheet={sheet} held={held} />
			<RoundPanel round={held} />
			<div>
				<ButtonLink to={toScreen}>{t('console.voice.toRound')}</ButtonLink>
			</div>
		</Stack>
	);
};
