import { css } from 'goober';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { color } from '#client/ui/tokens.ts';
import type { SecondFactor } from '#shared/accounts/second-factor.ts';
import type { Act } from './dialogs.tsx';

const list = css`
	display: flex; flex-direction: column; gap: 8px; margin: 0; padding: 0; list-style: none;
	& li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; padding: 12px 16px; border: 1px solid ${color.grey200}; border-radius: 8px; }
	& .passkey { min-width: 0; overflow-wrap: anywhere; }
	& small { display: block; font-size: 14px; color: ${color.grey700}; }
	& .acts { display: flex; gap: 8px; }
`;

type PasskeyListProps = { passkeys: SecondFactor['passkeys']; onAct: (act: Act) => void };

export const PasskeyList = ({ passkeys, onAct }: PasskeyListProps) => {
	const { t, locale } = useText();
	return (
		<ul className={list} aria-label={t('accounts.secondFactor.passkeys')}>
			{passkeys.map((passkey) => {
				const { id, name, created_at: added, last_used_at: used } = passkey;
				return (
					<li key={id}>
						<div className="passkey">
							<strong>{name}</strong>
							<small>
								{used
									? t('accounts.secondFactor.passkeyUsed', {
											added: formatDate(added, locale),
											used: formatDate(used, locale),
										})
									: t('accounts.secondFactor.passkeyAdded', { added: formatDate(added, locale) })}
							</small>
						</div>
						<div className="acts">
							<Button
								size="small"
								label={t('accounts.secondFactor.renameOf', { name })}
								onClick={() => onAct({ act: 'renamePasskey', passkey })}
							>
								{t('accounts.secondFactor.rename')}
							</Button>
							<Button
								size="small"
								label={t('accounts.secondFactor.removeOf', { name })}
								onClick={() => onAct({ act: 'removePasskey', passkey })}
							>
								{t('accounts.secondFactor.remove')}
							</Button>
						</div>
					</li>
				);
			})}
		</ul>
	);
};
