import { css } from 'goober';
import { useId } from 'react';
import { Link } from 'wouter';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { Button } from '#client/ui/button.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import type { LeftOutRow } from '#shared/bulk/schemas.ts';
import { TargetNames } from './target-names.tsx';
import type { BulkDialogProps, Target } from './targets.ts';

const list = css`padding-inline-start: 20px; display: flex; flex-direction: column; gap: 8px; font-size: 14px; line-height: 1.6;`;

/** The rows that have to be looked at one by one, and why. */
const LeftOut = ({ rows, targets }: { rows: readonly LeftOutRow[]; targets: readonly Target[] }) => {
	const { t } = useText();
	const whyOf = ({ critical_failures: failures, findings, is_same_person: isSame }: LeftOutRow): string[] => [
		...(failures.length > 0 ? [t('console.critical.failures', { count: failures.length })] : []),
		...(findings > 0 ? [t('console.bulk.finalise.findings', { count: findings })] : []),
		...(isSame ? [t('console.lists.approval.samePerson')] : []),
	];
	return (
		<section>
			<p>{t('console.bulk.finalise.leftOut', { count: rows.length })}</p>
			<ul className={list}>
				{rows.map((row) => {
					const target = targets.find(({ id }) => id === row.id);
					return (
						target && (
							<li key={row.id}>
								<Link to={target.to}>{target.company}</Link>
								{whyOf(row).map((why) => (
									<div key={why}>{why}</div>
								))}
							</li>
						)
					);
				})}
			</ul>
		</section>
	);
};

/** Finalizes the ticked rows that await it, but for those whose approval sheet has to be looked at. */
export const FinaliseRows = ({ targets: ticked, onDone, onClose }: BulkDialogProps) => {
	const { t } = useText();
	const utils = api.useUtils();
	const blockedId = useId();
	const awaiting = ticked.filter(({ isAwaiting }) => isAwaiting);
	const query = api.console.bulk.finalisePreview.useQuery(
		{ ids: awaiting.map(({ id }) => id).join() },
		{ meta: { handlesFailure: true } },
	);
	const finalise = api.console.bulk.finalise.useMutation({
		meta: { silent: true },
		onSettled: () => utils.console.invalidate(),
	});
	const leftOut = query.data?.data;
	const targets = awaiting.filter(({ id }) => !leftOut?.some((row) => row.id === id));
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
					{(rows) => rows.length > 0 && <LeftOut rows={rows} targets={awaiting} />}
				</Loaded>
				{count > 0 && <TargetNames targets={targets} />}
			</Stack>
		</EditDialog>
	);
};
