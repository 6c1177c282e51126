import type { Outputs } from '#client/api/client.ts';
import { formatDateTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Banner } from '#client/ui/states.tsx';

type Waiver = NonNullable<Outputs['console']['proposals']['get']['data']['waiver']>;

/** Says that the proposal was waived, by whom and why, and that writing one undoes it. */
export const WaivedBanner = ({ waiver: { by, at, reason } }: { waiver: Waiver }) => {
	const { t, locale } = useText();
	return (
		<Banner tone="info" title={t('console.proposal.waivedBy', { name: by, time: formatDateTime(at, locale) })}>
			{reason && <p>{t('console.timeline.reason', { reason })}</p>}
			<p>{t('console.proposal.resumedByWriting')}</p>
		</Banner>
	);
};
