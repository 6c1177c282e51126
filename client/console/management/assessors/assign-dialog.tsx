import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { useSingle } from '#client/api/use-single.ts';
import { useText } from '#client/app/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { Assessor } from './assessor.ts';
import { CompanyPicker, type NamedCompany } from './company-picker.tsx';

/** Replaces the companies assigned to an assessor. */
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
