import { useText } from '#client/app/locale.tsx';
import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import type { CertificationStatus } from '#shared/certificates/schemas.ts';

const TONES: Record<CertificationStatus, BadgeTone> = {
	certified: 'green',
	expired: 'red',
	not_issued: 'yellow',
	applied: 'yellow',
};

export const CertificationBadge = ({ status }: { status: CertificationStatus }) => {
	const { t } = useText();
	return <Badge tone={TONES[status]}>{t(`console.certification.statuses.${status}`)}</Badge>;
};
