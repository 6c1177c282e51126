import type { Outputs } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { ProgressBadge } from '#client/company/progress-badge.tsx';
import { Badge } from '#client/ui/badge.tsx';

type Item = Outputs['app']['assessment']['history']['data'][number];

/** The status of an assessment; instead of it 'withdrawn' or 'expired' if its certificate is. */
export const Standing = ({ item: { status, certificate } }: { item: Item }) => {
	const { t } = useText();
	if (certificate?.state === 'withdrawn') return <Badge tone="red">{t('company.history.withdrawn')}</Badge>;
	if (certificate?.state === 'expired') return <Badge tone="yellow">{t('company.history.expired')}</Badge>;
	return <ProgressBadge status={status.id} />;
};
