import { useState } from 'react';
import { type AccountArea, signInsCalls, signInsUtils } from '#client/accounts/calls.ts';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Panel, Row, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import type { SignInEntry } from '#shared/accounts/sign-ins.ts';
import { SignInsTable } from './table.tsx';

type Ending = { which: 'one'; entry: SignInEntry } | { which: 'others' };

type EndDialogProps = { area: AccountArea; ending: Ending; onClose: () => void };

const EndDialog = ({ area, ending, onClose }: EndDialogProps) => {
	const { t } = useText();
	const utils = signInsUtils(api.useUtils(), area);
	const calls = signInsCalls(area);
	const ended = async (): Promise<void> => {
		await utils.list.invalidate();
		onClose();
	};
	const end = calls.end.useMutation({ onSuccess: ended });
	const endOthers = calls.endOthers.useMutation({ onSuccess: ended });
	const isOne = ending.which === 'one';
	return (
		<ConfirmDialog
			title={
				isOne
					? t('accounts.signIns.endTitle', { device: ending.entry.device ?? t('accounts.signIns.unknown') })
					: t('accounts.signIns.endOthersTitle')
			}
			action={isOne ? t('accounts.signIns.end') : t('accounts.signIns.endOthers')}
			danger
			busy={end.isPending || endOthers.isPending}
			onConfirm={() => (isOne ? end.mutate({ id: ending.entry.id }) : endOthers.mutate())}
			onClose={onClose}
		>
			<p>{t('accounts.signIns.endText')}</p>
		</ConfirmDialog>
	);
};

/** The sessions of the user's own account. */
export const SignInsPanel = ({ area }: { area: AccountArea }) => {
	const { t } = useText();
	const query = signInsCalls(area).list.useQuery();
	const [ending, setEnding] = useState<Ending | null>(null);
	return (
		<Panel>
			<Stack>
				<h2>{t('accounts.signIns.title')}</h2>
				<p>{t('accounts.signIns.lead')}</p>
				<Loaded query={query} heights={[46, 46]}>
					{(entries) => (
						<>
							<SignInsTable entries={entries} onEnd={(entry) => setEnding({ which: 'one', entry })} />
							{entries.some(({ is_current: isCurrent }) => !isCurrent) ? (
								<Row>
									<Button onClick={() => setEnding({ which: 'others' })}>{t('accounts.signIns.endOthers')}</Button>
								</Row>
							) : (
								<p>{t('accounts.signIns.noOthers')}</p>
							)}
						</>
					)}
				</Loaded>
				{ending && <EndDialog area={area} ending={ending} onClose={() => setEnding(null)} />}
			</Stack>
		</Panel>
	);
};
