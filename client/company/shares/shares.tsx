import './texts.ts';
import '#client/accounts/texts.ts';
import '#client/documents/texts.ts';
import { css } from 'goober';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { isCompanyAdmin, useCompanyUser } from '#client/company/use-company-user.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Container, Panel, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import type { ShareRow } from '#shared/shares/schemas.ts';
import { MadeShareDialog } from './made-dialog.tsx';
import { type MadeShare, MakeShareDialog } from './make-dialog.tsx';
import { ShareCard } from './share-card.tsx';
import { type HistoryItem, hasCertificate, reportsOf } from './subjects.ts';

const list = css`display: flex; flex-direction: column; gap: 12px; margin: 0; padding: 0; list-style: none;`;

const Group = ({ heading, shares }: { heading: string; shares: readonly ShareRow[] }) =>
	shares.length > 0 && (
		<section aria-label={heading}>
			<Stack gap="small">
				<h2>{heading}</h2>
				<ul className={list}>
					{shares.map((share) => (
						<ShareCard key={share.id} share={share} />
					))}
				</ul>
			</Stack>
		</section>
	);

const Shares = ({ shares }: { shares: readonly ShareRow[] }) => {
	const { t } = useText();
	const running = shares.filter(({ state }) => state === 'running');
	const over = shares.filter(({ state }) => state !== 'running');
	return (
		<>
			{running.length === 0 && <p>{t('shares.noneRunning')}</p>}
			<Group heading={t('shares.running', { count: running.length })} shares={running} />
			<Group heading={t('shares.over', { count: over.length })} shares={over} />
		</>
	);
};

type AdminProps = {
	items: readonly HistoryItem[];
	shares: readonly ShareRow[];
};

/** The links with the way to a new one, which opens at once where a document has led here. */
const ForAdmins = ({ items, shares }: AdminProps) => {
	const { t } = useText();
	const [parameters, setParameters] = useSearchParams();
	const subject = parameters.get('share');
	const [made, setMade] = useState<MadeShare | null>(null);
	const canShare = hasCertificate(items) || reportsOf(items).length > 0;
	const ask = (isOpen: boolean): void => setParameters(isOpen ? { share: '' } : {}, { replace: true });
	const act = (
		<Button kind="primary" onClick={() => ask(true)}>
			{t('shares.make')}
		</Button>
	);
	return (
		<>
			{canShare && shares.length > 0 && <div>{act}</div>}
			{shares.length > 0 ? (
				<Shares shares={shares} />
			) : (
				<Panel>
					<EmptyState {...(canShare ? { action: act } : {})}>
						{t(canShare ? 'shares.empty' : 'shares.nothing')}
					</EmptyState>
				</Panel>
			)}
			{canShare && subject !== null && (
				<MakeShareDialog
					items={items}
					subject={subject}
					onMade={(share) => {
						ask(false);
						setMade(share);
					}}
					onClose={() => ask(false)}
				/>
			)}
			{made && <MadeShareDialog share={made} onClose={() => setMade(null)} />}
		</>
	);
};

const Loading = () => {
	const shares = api.app.shares.list.useQuery();
	const history = api.app.assessment.history.useQuery({});
	return (
		<Loaded query={shares} heights={[44, 28, 100, 100]}>
			{(rows) => (
				<Loaded query={history} heights={[44, 28, 100, 100]}>
					{(items) => <ForAdmins items={items} shares={rows} />}
				</Loaded>
			)}
		</Loaded>
	);
};

/** Links by which the company shows others a result or its certificate; for its admins. */
export const SharesScreen = () => {
	const { t } = useText();
	useTitle(t('shares.title'));
	const isAdmin = isCompanyAdmin(useCompanyUser());
	return (
		<Container width="text">
			<Stack gap="large">
				<Stack gap="small">
					<h1>{t('shares.title')}</h1>
					<p>{t('shares.lead')}</p>
				</Stack>
				{isAdmin ? (
					<Loading />
				) : (
					<Panel>
						<EmptyState>{t('shares.adminsOnly')}</EmptyState>
					</Panel>
				)}
			</Stack>
		</Container>
	);
};
