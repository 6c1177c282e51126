import { css } from 'goober';
import { useState } from 'react';
import type { Outputs } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { AssessorsDialog } from '#client/console/assessors/late-assessors-dialog.ts';
import { useStaff } from '#client/console/shell/staff.ts';
import { Button } from '#client/ui/button.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';

type Company = Pick<Outputs['console']['companies']['get']['data'], 'id' | 'company_name' | 'assessors'>;

const names = css`list-style: none; margin: 0; padding: 0;`;

/** The assessors of the company; only admins can change them. */
export const InCharge = ({ company }: { company: Company }) => {
	const { t } = useText();
	const { isAdmin } = useStaff();
	const [isOpen, setOpen] = useState(false);
	return (
		<Panel label={t('console.work.assign.heading')}>
			<Stack>
				<h2>{t('console.work.assign.heading')}</h2>
				{company.assessors.length > 0 ? (
					<ul className={names}>
						{company.assessors.map(({ id, name }) => (
							<li key={id}>{name}</li>
						))}
					</ul>
				) : (
					<p>{t('console.work.assign.nobody')}</p>
				)}
				{isAdmin && (
					<div>
						<Button size="small" onClick={() => setOpen(true)}>
							{t('console.work.assign.open')}
						</Button>
					</div>
				)}
				{isOpen && <AssessorsDialog company={company} onClose={() => setOpen(false)} />}
			</Stack>
		</Panel>
	);
};
