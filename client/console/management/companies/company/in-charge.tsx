import '#client/ui/form-texts.ts';
import { css } from 'goober';
import { useState } from 'react';
import { api, type Outputs } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { AssessorPicker } from '#client/console/assessors/assessor-picker.tsx';
import { useStaff } from '#client/console/shell/staff.ts';
import { Button } from '#client/ui/button.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';

type Company = Pick<Outputs['console']['companies']['get']['data'], 'id' | 'company_name' | 'assessors'>;

const names = css`list-style: none; margin: 0; padding: 0;`;

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
	one.length === other.length && one.every((id) => other.includes(id));

export const AssessorsDialog = ({ company, onClose }: { company: Company; onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const [stored] = useState(() => company.assessors.map(({ id }) => id));
	const [chosen, setChosen] = useState(stored);
	const assign = api.console.companies.assign.useMutation({ onSettled: () => utils.console.invalidate() });
	const { run, busy } = useSingle(async () => {
		await assign.mutateAsync({ id: company.id, user_ids: chosen });
		onClose();
	});
	const isChanged = !isSame(chosen, stored);
	return (
		<EditDialog
			title={t('console.work.assign.title', { company: company.company_name })}
			isChanged={isChanged && !busy}
			busy={busy}
			onClose={onClose}
			note={!isChanged && <p id="assessors-unchanged">{t('forms.nothingChanged')}</p>}
			action={
				<Button
					kind="primary"
					busy={busy}
					disabled={!isChanged}
					disabledReasonId="assessors-unchanged"
					onClick={() => void run()}
				>
					{t('console.work.assign.save')}
				</Button>
			}
		>
			<Stack>
				<p>{t('console.work.assign.text')}</p>
				<AssessorPicker chosen={chosen} onChange={setChosen} />
			</Stack>
		</EditDialog>
	);
};

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
