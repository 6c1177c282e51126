import { useState } from 'react';
import { useLocation } from 'wouter';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { Menu, type MenuItem } from '#client/ui/menu.tsx';
import { canTransition, isStatusId, type StatusId } from '#shared/assessment/status.ts';
import { OPEN } from '#shared/assessment/status-sets.ts';
import type { AssessedCompany } from './assessed-company.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { PeriodDialog } from './late-period-dialog.ts';
import { MoveBackDialog } from './move-back-dialog.tsx';
import { StartDialog } from './start-dialog.tsx';

const statusIdOf = (company: AssessedCompany): StatusId | null => {
	const id = company.status?.id ?? 0;
	return isStatusId(id) ? id : null;
};

/** The period can be changed until the certificate is issued or the assessment is canceled. */
const isRunning = (status: StatusId | null): boolean => status !== null && OPEN.includes(status);

const DIALOGS = { start: StartDialog, moveBack: MoveBackDialog, period: PeriodDialog, cancel: CancelDialog } as const;
type DialogName = keyof typeof DIALOGS;

type MenuProps = {
	company: AssessedCompany;
	/** Adds a link to the company's screen. */
	withView?: boolean;
	/** Shows a text button instead of an icon, on the company's screen. */
	showLabel?: boolean;
};

/** The actions on the assessment of a company. */
export const CompanyMenu = ({ company, withView = false, showLabel = false }: MenuProps) => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const [open, setOpen] = useState<DialogName | null>(null);
	const status = statusIdOf(company);
	const show = (dialog: DialogName) => () => setOpen(dialog);
	const items: MenuItem[] = [
		...(withView
			? [{ label: t('management.companies.view'), onSelect: () => navigate(consolePaths.company(company.id)) }]
			: []),
		{
			label: t('management.companies.start.item'),
			onSelect: show('start'),
			disabled: !canTransition('start', status),
		},
		...(company.move_back_targets.length > 0
			? [{ label: t('management.companies.moveBack.item'), onSelect: show('moveBack') }]
			: []),
		{ label: t('management.companies.period.item'), onSelect: show('period'), disabled: !isRunning(status) },
		{
			label: t('management.companies.cancel.item'),
			onSelect: show('cancel'),
			danger: true,
			disabled: !isRunning(status),
		},
	];
	const OpenDialog = open && DIALOGS[open];
	return (
		<>
			<Menu
				label={
					showLabel
						? t('management.companies.assessmentActions')
						: t('management.companies.actionsOf', { company: company.company_name })
				}
				items={items}
				showLabel={showLabel}
				{...(showLabel ? { icon: 'chevronDown', size: 'medium' } : {})}
			/>
			{OpenDialog && <OpenDialog company={company} onClose={() => setOpen(null)} />}
		</>
	);
};
