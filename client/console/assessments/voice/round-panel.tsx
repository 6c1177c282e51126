import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Facts, Panel, Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { tokyoDate } from '#shared/dates.ts';
import { languageNames } from '#shared/voice/languages.ts';
import type { VoiceRound } from '#shared/voice/schemas.ts';
import { Result } from './result.tsx';

const RoundFacts = ({ round }: { round: VoiceRound }) => {
	const { t, locale } = useText();
	const { codes_made: count, foreign_employee_count: employees, opened_by_name: name } = round;
	return (
		<Facts
			entries={[
				[t('console.voice.facts.openedBy'), [formatDate(round.opened_at, locale), name].filter(Boolean).join('\u3000')],
				[t('console.voice.facts.answersUntil'), formatDate(round.closes_on, locale)],
				[
					t('console.voice.facts.made'),
					employees === null
						? t('console.voice.facts.madeCount', { count })
						: t('console.voice.facts.madeOf', { count, employees }),
				],
				[
					t('labels.voice.languages'),
					round.languages.map((language) => languageNames[language][locale]).join(t('evidence.and')),
				],
			]}
		/>
	);
};

/** The state of a round that has not closed yet; nothing is known of its answers before. */
const Standing = ({ round: { closes_on: last, key_missing: isKeyMissing } }: { round: VoiceRound }) => {
	const { t, locale } = useText();
	if (isKeyMissing) {
		return (
			<Banner tone="warning" title={t('console.voice.keyMissing')}>
				<p>{t('console.voice.keyMissingText')}</p>
			</Banner>
		);
	}
	if (last < tokyoDate(new Date())) {
		return (
			<Banner tone="info" title={t('console.voice.ending')}>
				<p>{t('console.voice.endingText')}</p>
			</Banner>
		);
	}
	return (
		<Banner tone="info" title={t('console.voice.running', { date: formatDate(last, locale) })}>
			<p>{t('console.voice.runningText')}</p>
		</Banner>
	);
};

/** Warns that answers of a closed round may remain in the database's write-ahead log, and why. */
const LeftInLog = ({ reasons }: { reasons: VoiceRound['left_in_log'] }) => {
	const { t } = useText();
	if (reasons.length === 0) return null;
	return (
		<Banner tone="warning" title={t('console.voice.leftInLog')}>
			<p>{t('console.voice.leftInLogText')}</p>
			<ul>
				{reasons.map((reason) => (
					<li key={reason}>{t(`console.voice.logReasons.${reason}`)}</li>
				))}
			</ul>
		</Banner>
	);
};

const KeyLost = () => {
	const { t } = useText();
	return (
		<Banner tone="warning" title={t('console.voice.keyLost')}>
			<p>{t('console.voice.keyLostText')}</p>
		</Banner>
	);
};

/** The state of a round, or its result once it has closed. */
const Outcome = ({ round }: { round: VoiceRound }) => {
	if (!round.result) return <Standing round={round} />;
	return round.key_missing ? <KeyLost /> : <Result result={round.result} />;
};

const nameOf = ({ round }: VoiceRound) => {
	if (round === null) return 'former';
	return round === 1 ? 'first' : 'second';
};

/** A round of the workers' voice: its settings, and its result once it has closed. */
export const RoundPanel = ({ round }: { round: VoiceRound }) => {
	const { t } = useText();
	const title = t(`console.voice.rounds.${nameOf(round)}`);
	return (
		<Panel label={title}>
			<Stack gap="large">
				<h2>{title}</h2>
				<RoundFacts round={round} />
				<Outcome round={round} />
				<LeftInLog reasons={round.left_in_log} />
			</Stack>
		</Panel>
	);
};
