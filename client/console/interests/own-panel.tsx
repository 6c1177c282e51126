import { css } from 'goober';
import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { formatDate, formatDateTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { findById, useGoToHash } from '#client/ui/go-to-hash.ts';
import { Panel, Row, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Banner } from '#client/ui/states.tsx';
import { color } from '#client/ui/tokens.ts';
import type { OwnInterests } from '#shared/interests/schemas.ts';
import { DeclareDialog } from './declare-dialog.tsx';
import { useOwnInterests } from './use-own-interests.ts';

const list = css`
	list-style: none; margin: 0; padding: 0; display: flex; flex-direction: column; gap: 16px;
	& .since { font-size: 14px; color: ${color.grey700}; }
	& p { margin: 4px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const Declared = ({ interests }: Pick<OwnInterests, 'interests'>) => {
	const { t, locale } = useText();
	if (interests.length === 0) return <p>{t('console.interests.noneDeclared')}</p>;
	return (
		<ul className={list}>
			{interests.map(({ id, company, since_on: since, reason }) => (
				<li key={id}>
					<strong>{company.name}</strong>{' '}
					<span className="since">{t('console.interests.since', { date: formatDate(since, locale) })}</span>
					<p>{reason}</p>
				</li>
			))}
		</ul>
	);
};

/** When the declarations were confirmed last, and whether they have to be confirmed now. */
const Confirmed = ({ own }: { own: OwnInterests }) => {
	const { t, locale } = useText();
	const { interests_confirmed_at: confirmedAt, confirm_on: day, is_confirmation_due: isDue } = own;
	if (isDue) {
		return (
			<Banner tone="warning" title={t('console.interests.dueTitle')}>
				<p>{t('console.interests.dueText')}</p>
			</Banner>
		);
	}
	const next = t('console.interests.next', { date: formatDate(day, locale) });
	if (confirmedAt === null) return <p>{next}</p>;
	return <p>{`${t('console.interests.confirmedAt', { time: formatDateTime(confirmedAt, locale) })} ${next}`}</p>;
};

/** The user's own conflicts of interest: declares them, and confirms once a year that they are complete. */
export const OwnInterestsPanel = () => {
	const { t } = useText();
	const utils = api.useUtils();
	const query = useOwnInterests();
	const [isOpen, setOpen] = useState(false);
	const confirm = api.console.interests.confirm.useMutation({
		onSuccess: () => utils.console.interests.invalidate(),
	});
	useGoToHash(findById);
	return (
		<div id="interests">
			<Panel>
				<Stack>
					<h2>{t('console.interests.title')}</h2>
					<p>{t('console.interests.lead')}</p>
					<Loaded query={query} heights={[24, 24, 44]}>
						{(own) => (
							<Stack>
								<Declared interests={own.interests} />
								<Confirmed own={own} />
								<Row>
									<Button onClick={() => setOpen(true)}>{t('console.interests.open')}</Button>
									<Button
										kind={own.is_confirmation_due ? 'primary' : 'secondary'}
										busy={confirm.isPending}
										onClick={() => confirm.mutate()}
									>
										{t('console.interests.confirm')}
									</Button>
								</Row>
							</Stack>
						)}
					</Loaded>
				</Stack>
			</Panel>
			{isOpen && <DeclareDialog onClose={() => setOpen(false)} />}
		</div>
	);
};
