import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useSingle } from '../../../api/use-single.ts';
import { useText } from '../../../app/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Assessor } from './assessors.tsx';
import { CompanyPicker, type NamedCompany } from './company-picker.tsx';

/** Replaces the companies that an assessor looks after. */
export const AssignDialog = ({ assessor, onClose }: { assessor: Assessor; onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const [chosen, setChosen] = useState<NamedCompany[]>(assessor.companies);
	const assign = api.console.adminUsers.assignCompany.useMutation();
	const { run, busy } = useSingle(async () => {
		await assign.mutateAsync({ id: assessor.id, company_ids: chosen.map(({ id }) => id) });
		await utils.console.adminUsers.invalidate();
		onClose();
	});
	return (
		<Dialog
			title={t('management.assessors.assign.title', { name: assessor.name })}
			width="large"
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>{t('common.cancel')}</Button>
					<Button kind="primary" busy={busy} onClick={() => void run()}>
						{t('management.assessors.assign.action')}
					</Button>
				</>
			}
		>
			<CompanyPicker chosen={chosen} onChange={setChosen} />
		</Dialog>
	);
};
