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

type HistoryRecord = { name: string | null; path: string | null };

/** The record's name and screen; without either until it is loaded, and if it is gone. */
const useRecord = ({ subject, subject_id: id }: HistorySubject): HistoryRecord => {
	const options = { staleTime: 60_000, meta: { handlesFailure: true } };
	const { companies, certifications, auditEvents } = api.console;
	const company = companies.get.useQuery({ id }, { ...options, enabled: subject === 'company' });
	const certificate = certifications.get.useQuery({ id }, { ...options, enabled: subject === 'certificate' });
	const people = auditEvents.people.useQuery({ actor_id: id }, { ...options, enabled: subject === 'user' });
	const person = people.data?.data[0];
	const records = {
		company: { name: company.data?.data.company_name ?? null, path: consolePaths.company(id) },
		certificate: {
			name: certificate.data?.data.company.company_name ?? null,
			path: consolePaths.certification(id),
		},
		user: { name: person?.name ?? null, path: person?.path ?? null },
	};
	return records[subject];
};

/** Says whose history the log shows, and leads back to the whole log. */
export const HistoryOf = ({ of, onLeave }: { of: HistorySubject; onLeave: () => void }) => {
	const { t } = useText();
	const { name, path } = useRecord(of);
	return (
		<div className={bar}>
			<p>{name !== null && t(`console.audit.historyOf.${of.subject}`, { name })}</p>
			{path !== null && (
				<ButtonLink size="small" to={path}>
					{t(`console.audit.backTo.${of.subject}`)}
				</ButtonLink>
			)}
			<Button size="small" onClick={onLeave}>
				{t('console.audit.wholeLog')}
			</Button>
		</div>
	);
};
