import { css } from 'goober';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { color } from '#client/ui/tokens.ts';
import type { AUDIT_SUBJECTS } from '#shared/audit/schemas.ts';

type HistorySubject = { subject: (typeof AUDIT_SUBJECTS)[number]; subject_id: number };

const bar = css`
	display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; margin-bottom: 16px; padding: 8px 16px;
	border: 1px solid ${color.grey420}; border-radius: 8px; background: ${color.grey50};
	& > p { margin-inline-end: auto; }
`;

/** The record's own screen; accounts of members have none. */
const PAGES = { company: consolePaths.company, certificate: consolePaths.certification } as const;

/** The record's name; null until it is loaded, and for one that is gone. */
const useName = ({ subject, subject_id: id }: HistorySubject): string | null => {
	const options = { staleTime: 60_000, meta: { handlesFailure: true } };
	const { companies, certifications, auditEvents } = api.console;
	const company = companies.get.useQuery({ id }, { ...options, enabled: subject === 'company' });
	const certificate = certifications.get.useQuery({ id }, { ...options, enabled: subject === 'certificate' });
	const people = auditEvents.people.useQuery({ actor_id: id }, { ...options, enabled: subject === 'user' });
	const names = {
		company: company.data?.data.company_name,
		certificate: certificate.data?.data.company.company_name,
		user: people.data?.data[0]?.name,
	};
	return names[subject] ?? null;
};

/** Says whose history the log shows, and leads back to the whole log. */
export const HistoryOf = ({ of, onLeave }: { of: HistorySubject; onLeave: () => void }) => {
	const { t } = useText();
	const name = useName(of);
	return (
		<div className={bar}>
			<p>{name !== null && t(`console.audit.historyOf.${of.subject}`, { name })}</p>
			{of.subject !== 'user' && (
				<ButtonLink size="small" to={PAGES[of.subject](of.subject_id)}>
					{t(`console.audit.backTo.${of.subject}`)}
				</ButtonLink>
			)}
			<Button size="small" onClick={onLeave}>
				{t('console.audit.wholeLog')}
			</Button>
		</div>
	);
};
