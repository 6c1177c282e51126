import type { CertificationStatus } from '../../../../shared/certificates/schemas.ts';
import { useText } from '../../../app/locale.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

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
