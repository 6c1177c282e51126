import { api } from '#client/api/client.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { Table } from '#client/ui/table.tsx';
import type { Band } from '#shared/voice/disclosure.ts';

type VoiceSummaryProps = { input: { id: number; is_first_time: boolean } };

/**
 * What workers said, by category, once enough have answered. Otherwise nothing is rendered, as while loading or after a
 * failure, so that nobody can tell whether workers were asked.
 */
export const VoiceSummary = ({ input: { id, is_first_time } }: VoiceSummaryProps) => {
	const { t, locale } = useText();
	const query = api.app.voice.summary.useQuery({ progress_id: id, is_first_time }, { meta: { handlesFailure: true } });
	const summary = query.data?.data;
	const wordOf = (band: Band): string => t(`company.voice.bands.${band}`);
	if (!summary) return null;
	return (
		<Panel label={t('company.voice.title')}>
			<Stack>
				<h2>{t('company.voice.title')}</h2>
				<p>{t('company.voice.lead', { date: formatDate(summary.closed_on, locale) })}</p>
				<Table
					caption={t('company.voice.title')}
					rows={summary.categories}
					rowKey={(category) => category.id}
					columns={[
						{ key: 'name', head: t('company.voice.categoryHead'), isHeading: true, cell: ({ name }) => name },
						{ key: 'good', head: t('company.voice.wellHead'), cell: ({ good }) => wordOf(good) },
					]}
				/>
				<p>{t('company.voice.bandsText')}</p>
				<p>{t('company.voice.promise')}</p>
			</Stack>
		</Panel>
	);
};
