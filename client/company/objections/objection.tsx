import { css } from 'goober';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { api } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { formatDate, formatDateTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { useSingle } from '#client/base/use-single.ts';
import { isCompanyAdmin, useCompanyUser } from '#client/company/use-company-user.ts';
import { ObjectionBadge } from '#client/objections/badge.tsx';
import { outcomeOf } from '#client/objections/outcome.ts';
import { ObjectionPoint } from '#client/objections/point.tsx';
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Container, Facts, Panel, Row, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { Objection } from '#shared/objections/schemas.ts';
import { FilesOfObjection } from './files.tsx';

const line = css`display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px;`;

/** What came of it and what follows, in one sentence each. */
const Outcome = ({ objection, isSent }: { objection: Objection; isSent: boolean }) => {
	const { t, locale } = useText();
	const { status, upheld_count: upheld, point_count: points, due_on: due } = objection;
	if (status === 'filed') {
		return (
			<Banner
				tone={isSent ? 'success' : 'info'}
				title={t(isSent ? 'company.objections.sentTitle' : 'company.objections.waitingTitle')}
				alert={isSent}
			>
				<p>{t('company.objections.dueText', { date: formatDate(due, locale) })}</p>
				<p>{t('company.objections.waitingText')}</p>
			</Banner>
		);
	}
	if (status === 'withdrawn') {
		return (
			<Banner tone="info" title={t(`company.objections.withdrawnBy.${objection.withdrawn_because ?? 'company'}`)}>
				{objection.decided_by_involved && <p>{t('objections.cancelledByInvolved')}</p>}
			</Banner>
		);
	}
	const next = objection.is_being_corrected
		? t('company.objections.correctingText')
		: objection.corrected_at
			? t('company.objections.correctedText', { date: formatDate(objection.corrected_at, locale) })
			: t(upheld === 0 ? 'company.objections.notUpheldText' : 'company.objections.upheldLaterText');
	return (
		<Banner tone="info" title={outcomeOf({ points, upheld: upheld ?? 0 }, t)}>
			<p>{next}</p>
			{objection.decided_by_involved && <p>{t('objections.byInvolved')}</p>}
		</Banner>
	);
};

const Withdraw = ({ objection, onClose }: { objection: Objection; onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const withdraw = api.app.objections.withdraw.useMutation({ onSettled: () => utils.app.invalidate() });
	const { run, busy } = useSingle(async () => {
		await withdraw.mutateAsync({ id: objection.id, version: objection.version });
		onClose();
	});
	return (
		<ConfirmDialog
			title={t('company.objections.withdrawTitle')}
			action={t('company.objections.withdraw')}
			danger
			busy={busy}
			onConfirm={() => void run()}
			onClose={onClose}
		>
			<p>{t('company.objections.withdrawText')}</p>
		</ConfirmDialog>
	);
};

const Content = ({ objection }: { objection: Objection }) => {
	const { t, locale } = useText();
	const [parameters] = useSearchParams();
	const [isWithdrawing, setWithdrawing] = useState(false);
	const isAdmin = isCompanyAdmin(useCompanyUser());
	const isOpen = objection.status === 'filed' && isAdmin;
	return (
		<Stack gap="large">
			<div className={line}>
				<ObjectionBadge objection={objection} />
			</div>
			<Outcome objection={objection} isSent={parameters.has('sent')} />
			<Panel label={t('company.objections.facts')}>
				<Facts
					entries={[
						[
							t('labels.reports.is_first_time'),
							t(objection.round === 1 ? 'objections.rounds.first' : 'objections.rounds.second'),
						],
						[t('labels.objections.filed_at'), formatDateTime(objection.filed_at, locale)],
						[t('company.objections.filedBy'), objection.filed_by.name],
						[t('company.objections.due'), formatDate(objection.due_on, locale)],
						...(objection.decided_at
							? ([[t('company.objections.decidedOn'), formatDateTime(objection.decided_at, locale)]] as const)
							: []),
					]}
				/>
			</Panel>
			<Panel label={t('objections.pointList')}>
				<h2>{t('objections.pointList')}</h2>
				<div>
					{objection.objection_points.map((point) => (
						<ObjectionPoint key={point.id} point={point} />
					))}
				</div>
			</Panel>
			<FilesOfObjection objection={objection} isOpen={isOpen} />
			<Row align="ends">
				{objection.is_being_corrected ? (
					<ButtonLink to={companyPaths.assessment}>{t('company.sheet.toOverview')}</ButtonLink>
				) : (
					<ButtonLink to={companyPaths.result(objection.progress_id, objection.round)}>
						{t('company.objections.toReport')}
					</ButtonLink>
				)}
				{isOpen && <Button onClick={() => setWithdrawing(true)}>{t('company.objections.withdraw')}</Button>}
			</Row>
			{isWithdrawing && <Withdraw objection={objection} onClose={() => setWithdrawing(false)} />}
		</Stack>
	);
};

/** An objection of the company: what was said, what was decided, and what follows. */
export const ObjectionScreen = ({ id }: { id: number }) => {
	const { t } = useText();
	useTitle(t('company.objections.title'));
	const query = api.app.objections.get.useQuery({ id });
	return (
		<Container width="text">
			<Stack gap="large">
				<Breadcrumbs
					crumbs={[
						{ label: t('company.overview.title'), to: companyPaths.assessment },
						{ label: t('company.objections.title') },
					]}
				/>
				<h1>{t('company.objections.title')}</h1>
				<Loaded query={query} heights={[24, 120, 120, 200]}>
					{(objection) => <Content objection={objection} />}
				</Loaded>
			</Stack>
		</Container>
	);
};
