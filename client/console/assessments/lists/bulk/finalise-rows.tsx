import { css } from 'goober';
import { useId } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { proposalStateOf } from '#client/console/assessments/lists/proposal-state.ts';
import { Button } from '#client/ui/button.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import type { LeftOutRow } from '#shared/bulk/schemas.ts';
import { TargetNames } from './target-names.tsx';
import type { Approval, BulkDialogProps, Target } from './targets.ts';

const list = css`padding-inline-start: 20px; display: flex; flex-direction: column; gap: 8px; font-size: 14px; line-height: 1.6;`;

type LeftOutTarget = { target: Target; approval: Approval; why: readonly string[] };

/** A proposal that nobody decided on: finalizing goes without one, which is confirmed row by row. */
const isUndecided = ({ round, row }: Approval): boolean => round === 1 && proposalStateOf(row) === 'undecided';

type LeftOutProps = { rows: readonly LeftOutTarget[]; onSingle: (approval: Approval) => void };

/** The rows that have to be looked at one by one, why, and the way to the approval sheet of each. */
const LeftOut = ({ rows, onSingle }: LeftOutProps) => {
	const { t } = useText();
	return (
		<section>
			<p>{t('console.bulk.finalise.leftOut', { count: rows.length })}</p>
			<ul className={list}>
				{rows.map(({ target, approval, why }) => (
					<li key={target.id}>
						<Button
							kind="text"
							size="small"
							label={t('console.bulk.finalise.openSheet', { company: target.company })}
							onClick={() => onSingle(approval)}
						>
							{target.company}
						</Button>
						{why.map((one) => (
							<div key={one}>{one}</div>
						))}
					</li>
				))}
			</ul>
		</section>
	);
};

const useWhy = () => {
	const { t } = useText();
	return (approval: Approval, row: LeftOutRow | undefined): string[] => [
		...(isUndecided(approval) ? [t('console.bulk.finalise.undecided')] : []),
		...(row && row.critical_failures.length > 0
			? [t('console.critical.failures', { count: row.critical_failures.length })]
			: []),
		...(row && row.findings > 0 ? [t('console.bulk.finalise.findings', { count: row.findings })] : []),
		...(row?.has_interest ? [t('console.interests.bannerTitle')] : []),
		...(row && row.finaliser !== 'free' ? [t('console.lists.approval.samePerson')] : []),
		...(row?.finaliser === 'refused' ? [t('console.lists.approval.eyes.blocked')] : []),
	];
};

/** Finalizes the ticked rows that await it, but for those whose approval sheet has to be looked at. */
export const FinaliseRows = ({ targets: ticked, onDone, onSingle, onClose }: BulkDialogProps) => {
	const { t } = useText();
	const utils = api.useUtils();
	const blockedId = useId();
	const whyOf = useWhy();
	const awaiting = ticked.filter(({ approval }) => approval !== null);
	const query = api.console.bulk.finalisePreview.useQuery(
		{ ids: awaiting.map(({ id }) => id).join() },
		{ meta: { handlesFailure: true } },
	);
	const finalise = api.console.bulk.finalise.useMutation({
		meta: { silent: true },
		onSettled: () => utils.console.invalidate(),
	});
	const leftOut = awaiting.flatMap((target): LeftOutTarget[] => {
		const { approval, id } = target;
		const why = approval
			? whyOf(
					approval,
					query.data?.data.find((row) => row.id === id),
				)
			: [];
		return approval && why.length > 0 ? [{ target, approval, why }] : [];
	});
	const targets = awaiting.filter(({ id }) => !leftOut.some(({ target }) => target.id === id));
	const { run, busy } = useSingle(async () => {
		const { data } = await finalise.mutateAsync({ ids: targets.map(({ id }) => id) });
		onDone(data, ({ id }) => id);
	});
	const count = targets.length;
	// If it cannot be read, the server leaves them out all the same, and the outcome names them.
	const isNone = !query.isPending && count === 0;
	const blocked = query.isPending ? t('common.loading') : undefined;
	return (
		<EditDialog
			title={isNone ? t('console.bulk.finalise.none') : t('console.bulk.finalise.title', { count })}
			isChanged={false}
			busy={busy}
			{...(isNone ? { keep: t('common.close') } : {})}
			onClose={onClose}
			note={blocked && <p id={blockedId}>{blocked}</p>}
			action={
				!isNone && (
					<Button
						kind="primary"
						busy={busy}
						disabled={blocked !== undefined}
						disabledReasonId={blockedId}
						onClick={() => void run()}
					>
						{t('console.bulk.finalise.confirm', { count })}
					</Button>
				)
			}
		>
			<Stack>
				{!isNone && <p>{t('console.bulk.finalise.will')}</p>}
				{awaiting.length < ticked.length && (
					<p>{t('console.bulk.finalise.others', { count: ticked.length - awaiting.length })}</p>
				)}
				<Loaded query={query} heights={[24, 24]}>
					{() => leftOut.length > 0 && <LeftOut rows={leftOut} onSingle={onSingle} />}
				</Loaded>
				{count > 0 && <TargetNames targets={targets} />}
			</Stack>
		</EditDialog>
	);
};
