import { css } from 'goober';
import { useState } from 'react';
import { type AccountArea, factorCalls, factorUtils } from '#client/accounts/calls.ts';
import { api } from '#client/api/client.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Panel, Row, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { color } from '#client/ui/tokens.ts';
import type { SecondFactor } from '#shared/accounts/second-factor.ts';
import { type Act, FactorDialog } from './dialogs.tsx';
import { NoPasskeysNote } from './no-passkeys.tsx';
import { whyNoPasskeys } from './offered.ts';
import { PasskeyList } from './passkey-list.tsx';

const part = css`padding-top: 16px; border-top: 1px solid ${color.grey200}; display: flex; flex-direction: column; gap: 12px;`;

type PartProps = { factor: SecondFactor; onAct: (act: Act) => void };

const App = ({ factor: { totp }, onAct }: PartProps) => {
	const { t, locale } = useText();
	return (
		<div className={part}>
			<h3>{t('accounts.secondFactor.app')}</h3>
			<p>
				{totp
					? t('accounts.secondFactor.appSince', { date: formatDate(totp.since, locale) })
					: t('accounts.secondFactor.appNone')}
			</p>
			<Row>
				{totp ? (
					<Button onClick={() => onAct({ act: 'removeTotp' })}>{t('accounts.secondFactor.removeApp')}</Button>
				) : (
					<Button onClick={() => onAct({ act: 'addTotp' })}>{t('accounts.secondFactor.appTitle')}</Button>
				)}
			</Row>
		</div>
	);
};

const Passkeys = ({ factor: { passkeys, no_passkeys: refused }, onAct }: PartProps) => {
	const { t } = useText();
	const why = whyNoPasskeys() ?? refused;
	return (
		<div className={part}>
			<h3>{t('accounts.secondFactor.passkeys')}</h3>
			<p>{t('accounts.secondFactor.passkeysHelp')}</p>
			{passkeys.length > 0 && <PasskeyList passkeys={passkeys} onAct={onAct} />}
			{why ? (
				<NoPasskeysNote why={why} />
			) : (
				<Row>
					<Button icon="plus" onClick={() => onAct({ act: 'addPasskey' })}>
						{t('accounts.secondFactor.addPasskey')}
					</Button>
				</Row>
			)}
		</div>
	);
};

const Recovery = ({ factor: { recovery_codes: left }, onAct }: PartProps) => {
	const { t } = useText();
	return (
		<div className={part}>
			<h3>{t('accounts.secondFactor.codes')}</h3>
			<p>{t('accounts.secondFactor.codesLeft', { count: left })}</p>
			<Row>
				<Button onClick={() => onAct({ act: 'makeCodes' })}>{t('accounts.secondFactor.makeCodes')}</Button>
			</Row>
		</div>
	);
};

type PanelProps = {
	area: AccountArea;
	/** Called after a change that ended all sessions. */
	onSignedOut: () => void;
};

/** The user's own second factor: what is set up, and all changes of it. */
export const SecondFactorPanel = ({ area, onSignedOut }: PanelProps) => {
	const { t } = useText();
	const [act, setAct] = useState<Act | null>(null);
	const utils = factorUtils(api.useUtils(), area);
	const query = factorCalls(area).get.useQuery();
	return (
		<Panel label={t('accounts.secondFactor.title')}>
			<Stack>
				<h2>{t('accounts.secondFactor.title')}</h2>
				<p>{t('accounts.secondFactor.lead')}</p>
				<Loaded query={query} heights={[24, 48, 24, 48]}>
					{(factor) => {
						const isOn = factor.totp !== null || factor.passkeys.length > 0;
						return (
							<>
								<div>
									<Badge tone={isOn ? 'green' : 'grey'}>
										{isOn ? t('accounts.secondFactor.on') : t('accounts.secondFactor.off')}
									</Badge>
								</div>
								{factor.is_required && <p>{t('accounts.secondFactor.required')}</p>}
								<App factor={factor} onAct={setAct} />
								<Passkeys factor={factor} onAct={setAct} />
								{isOn && <Recovery factor={factor} onAct={setAct} />}
								{act && (
									<FactorDialog
										area={area}
										act={act}
										factor={factor}
										onChanged={() => utils.get.invalidate()}
										onSignedOut={onSignedOut}
										onClose={() => setAct(null)}
									/>
								)}
							</>
						);
					}}
				</Loaded>
			</Stack>
		</Panel>
	);
};
