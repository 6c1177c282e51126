import { useState } from 'react';
import { api, type Outputs } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { ROUND_SCREENS, type Sheet } from '#client/console/assessments/checking/rounds.ts';
import { StatusBadge } from '#client/console/assessments/status-badge.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import type { Round } from '#shared/assessment/round.ts';
import type { VoiceRound } from '#shared/voice/schemas.ts';
import { Explanation } from './explanation.tsx';
import { RoundPanel } from './round-panel.tsx';
import { checkedRound, roundOfSheet, useVoiceRounds } from './rounds.ts';

/** Loaded on demand, since it contains the texts of all languages. */
const OpenForm = lazyPart(() => import('./open-form.tsx').then((module) => module.OpenForm));
const OpenedCodes = lazyPart(() => import('./opened-codes.tsx').then((module) => module.OpenedCodes));

type Opened = Outputs['console']['voice']['open']['data'];

/** The form to open a round; if none can be opened and none was held, says so and why. */
const Beginning = ({ sheet, rounds, onOpened }: ContentProps & { onOpened: (opened: Opened) => void }) => {
	const { t } = useText();
	const round = checkedRound(sheet);
	if (round && roundOfSheet(rounds, round)) return null;
	if (round) return <OpenForm sheet={sheet} onOpened={onOpened} />;
	if (rounds.length > 0) return null;
	return (
		<Panel>
			<EmptyState>{t('console.voice.none')}</EmptyState>
			<p>{t(sheet.is_grading_pending ? 'console.voice.grading' : 'console.voice.notNow')}</p>
		</Panel>
	);
};

type ContentProps = { sheet: Sheet; rounds: readonly VoiceRound[] };

const Content = ({ sheet, rounds }: ContentProps) => {
	const utils = api.useUtils();
	const [opened, setOpened] = useState<Opened | null>(null);
	const close = (): void => {
		setOpened(null);
		void utils.console.voice.invalidate();
	};
	if (opened) return <OpenedCodes opened={opened} onClose={close} />;
	return (
		<Stack gap="large">
			{rounds.map((round) => (
				<RoundPanel key={round.id} round={round} />
			))}
			<Beginning sheet={sheet} rounds={rounds} onOpened={setOpened} />
			<Explanation isFolded={rounds.length > 0} />
		</Stack>
	);
};

const parentOf = (round: Round, { id, company }: Sheet) => ({
	label: company.company_name,
	to: ROUND_SCREENS[round].sheet(id),
});

/** The workers' voice of an assessment: opens a round, prints slips and poster, and shows the result. */
export const VoiceScreen = ({ id }: { id: number }) => {
	const { t } = useText();
	const query = api.console.checking.get.useQuery({ id });
	const rounds = useVoiceRounds(id);
	const sheet = query.data?.data;
	const all = rounds.data?.data;
	return (
		<Page
			title={sheet ? t('console.voice.titleOf', { company: sheet.company.company_name }) : t('console.voice.title')}
			aside={sheet && <StatusBadge status={sheet.status} />}
			parents={[
				{ label: t('console.shell.links.allAssessments'), to: consolePaths.allAssessments },
				...(sheet ? [parentOf(checkedRound(sheet) ?? all?.[0]?.round ?? 1, sheet)] : []),
			]}
		>
			{sheet && all ? (
				<Content sheet={sheet} rounds={all} />
			) : (
				<Loading query={sheet ? rounds : query} heights={[44, 240, 240]} />
			)}
		</Page>
	);
};
