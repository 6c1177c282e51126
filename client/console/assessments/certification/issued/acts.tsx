import { type ReactNode, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { useStaff } from '#client/console/shell/staff.ts';
import { Button } from '#client/ui/button.tsx';
import { Row } from '#client/ui/layout.tsx';
import type { Reissue } from '#shared/certificates/issued.ts';
import { ReissueDialog } from './reissue-dialog.tsx';
import type { Issued } from './state.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type ActsProps = {
	id: number;
	company: string;
	newest: Issued;
	reissue: Reissue;
	/** A link to the certificate. */
	view: ReactNode;
};

/** Buttons to re-issue and withdraw the certificate. Only for admins: assessors see a text that says so. */
export const CertificateActs = ({ id, company, newest, reissue, view }: ActsProps) => {
	const { t } = useText();
	const { isAdmin } = useStaff();
	const [asked, setAsked] = useState<'withdraw' | 'reissue' | null>(null);
	const { refused } = reissue;
	const close = (): void => setAsked(null);
	if (!isAdmin) {
		return (
			<Row>
				{view}
				<p>{t('console.certificates.readOnly')}</p>
			</Row>
		);
	}
	return (
		<>
			<Row>
				{view}
				{!refused && <Button onClick={() => setAsked('reissue')}>{t('console.certificates.reissueAction')}</Button>}
				{newest.state !== 'withdrawn' && (
					<Button onClick={() => setAsked('withdraw')}>{t('console.certificates.withdraw')}</Button>
				)}
			</Row>
			{refused && <p>{t(`console.certificates.refused.${refused}`)}</p>}
			{asked === 'withdraw' && <WithdrawDialog id={id} company={company} onClose={close} />}
			{asked === 'reissue' && (
				<ReissueDialog id={id} company={company} newest={newest} reissue={reissue} onClose={close} />
			)}
		</>
	);
};
