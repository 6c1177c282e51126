import { useText } from '#client/base/locale.tsx';
import { useWords } from '#client/documents/programme/words.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Table } from '#client/ui/table.tsx';
import type { WayIn } from '#shared/programme/schemas.ts';
import { Section } from './section.tsx';

const STEPS = [
	['free', 'results'],
	['applications', 'applications'],
	['registered', 'companies'],
	['submitted', 'submitted'],
	['certified', 'certified'],
] as const;

/** From free results to certificates, by the partner through whom visitors came. */
export const WayInSection = ({ wayIn: { referers } }: { wayIn: WayIn }) => {
	const { t } = useText();
	const { count } = useWords();
	return (
		<Section part="wayIn" lead={t('programme.wayIn.lead')}>
			{referers.length === 0 ? (
				<EmptyState>{t('programme.wayIn.empty')}</EmptyState>
			) : (
				<Table
					caption={t('programme.wayIn.title')}
					rows={referers}
					rowKey={({ referer }) => referer ?? ''}
					columns={[
						{
							key: 'referer',
							head: t('programme.wayIn.head.referer'),
							isHeading: true,
							cell: ({ referer }) => referer ?? t('programme.wayIn.noReferer'),
						},
						...STEPS.map(([step, field]) => ({
							key: step,
							head: t(`programme.wayIn.head.${step}`),
							end: true,
							cell: (row: WayIn['referers'][number]) => count(row[field]),
						})),
					]}
				/>
			)}
		</Section>
	);
};
