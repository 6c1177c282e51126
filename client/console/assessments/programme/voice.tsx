import { useText } from '#client/base/locale.tsx';
import { useWords } from '#client/documents/programme/words.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Table } from '#client/ui/table.tsx';
import type { VoiceFigures } from '#shared/programme/schemas.ts';
import { Section } from './section.tsx';

const SHARES = ['good', 'bad', 'neither'] as const;

/** What workers said over all companies. */
export const VoiceSection = ({ voice: { statements } }: { voice: VoiceFigures }) => {
	const { t } = useText();
	const { percent, count } = useWords();
	return (
		<Section part="voice" lead={t('programme.voice.lead')}>
			{statements.length === 0 ? (
				<EmptyState picture="people">{t('programme.voice.empty')}</EmptyState>
			) : (
				<Table
					caption={t('programme.voice.title')}
					rows={statements}
					rowKey={({ id }) => id}
					columns={[
						{ key: 'statement', head: t('programme.voice.head.said'), isHeading: true, cell: ({ text }) => text },
						{ key: 'rounds', head: t('programme.voice.head.rounds'), end: true, cell: ({ rounds }) => count(rounds) },
						...SHARES.map((share) => ({
							key: share,
							head: t(`programme.voice.head.${share}`),
							end: true,
							cell: (row: VoiceFigures['statements'][number]) => percent(row[`${share}_percent`]),
						})),
					]}
				/>
			)}
		</Section>
	);
};
