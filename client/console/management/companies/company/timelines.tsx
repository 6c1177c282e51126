import { useState } from 'react';
import { formatPeriod } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Timeline } from '#client/console/timeline/timeline.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Select } from '#client/ui/inputs.tsx';
import { Stack } from '#client/ui/layout.tsx';
import type { CompanyDetail } from './info.tsx';

/** The timeline of the company's current assessment, and of earlier ones. */
export const Timelines = ({ company: { assessment_progresses: progresses } }: { company: CompanyDetail }) => {
	const { t, locale } = useText();
	const [chosen, setChosen] = useState<number | null>(null);
	const shown = progresses.find(({ id }) => id === chosen) ?? progresses[0];
	if (!shown) return <EmptyState>{t('console.timeline.none')}</EmptyState>;
	return (
		<Stack>
			{progresses.length > 1 && (
				<Select
					label={t('console.timeline.assessment')}
					need="unmarked"
					value={shown.id}
					onChange={(event) => setChosen(Number(event.target.value))}
				>
					{progresses.map(({ id, start_date, end_date, status }) => (
						<option key={id} value={id}>
							{formatPeriod(start_date, end_date, locale)} {status.name}
						</option>
					))}
				</Select>
			)}
			<Timeline key={shown.id} progressId={shown.id} />
		</Stack>
	);
};
