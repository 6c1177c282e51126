import { useSearchParams } from 'wouter';
import { AssessorsDialog } from '#client/console/assessors/late-assessors-dialog.ts';
import { StartDialog } from '#client/console/management/companies/actions/start-dialog.tsx';
import { useStaff } from '#client/console/shell/staff.ts';
import { canTransition, isStatusId } from '#shared/assessment/status.ts';
import type { CompanyDetail } from './info.tsx';

/** The dialog of the act that the address names, as the search leads to it; none where state or role do not allow it. */
export const AskedAct = ({ company }: { company: CompanyDetail }) => {
	const [parameters, setParameters] = useSearchParams();
	const { isAdmin } = useStaff();
	const act = parameters.get('act');
	const status = company.status?.id ?? null;
	const close = (): void =>
		setParameters(
			(previous) => {
				previous.delete('act');
				return previous;
			},
			{ replace: true },
		);
	if (act === 'start' && (status === null || (isStatusId(status) && canTransition('start', status)))) {
		return <StartDialog company={company} onClose={close} />;
	}
	return act === 'assign' && isAdmin && <AssessorsDialog company={company} onClose={close} />;
};
