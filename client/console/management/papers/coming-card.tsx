import './texts.ts';
import { useState } from 'react';
import { api, type Outputs } from '#client/api/client.ts';
import { reactToWrite } from '#client/api/reactions.ts';
import { formatDate, formatDateTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { useStaff } from '#client/console/shell/staff.ts';
import { attempt } from '#client/editing/save.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Facts, Panel, Row, Stack } from '#client/ui/layout.tsx';
import { differenceOf } from '#shared/papers/difference.ts';
import { countsOf } from './difference/counts.ts';
import { DifferenceDialog } from './difference/difference-dialog.tsx';
import { DifferenceList } from './difference/difference-list.tsx';
import { type Paper, usePaperSize } from './paper-facts.tsx';
import { PreviewDialog } from './preview/preview-dialog.tsx';

type Coming = NonNullable<Outputs['console']['papers']['coming']['data']>;

type CardProps = { coming: Coming; active: Paper | null; hasDraft: boolean };

/** The paper that is published on a day to come: what it changes, and the way back to a draft. */
export const ComingCard = ({ coming, active, hasDraft }: CardProps) => {
	const { t, locale } = useText();
	const { isAdmin } = useStaff();
	const size = usePaperSize();
	const utils = api.useUtils();
	const [open, setOpen] = useState<'none' | 'preview' | 'difference' | 'takeBack'>('none');
	const close = (): void => setOpen('none');
	const day = formatDate(coming.publish_on, locale);
	const title = t('comingPapers.coming.title', { day });
	const call = api.console.papers.takeBack.useMutation({ meta: { handlesFailure: true } });
	const takeBack = useSingle(async () => {
		const outcome = await attempt(() => call.mutateAsync({ is_premium: coming.is_premium }));
		close();
		if (outcome.kind !== 'saved') reactToWrite(outcome.failure, false);
		// Also after a conflict: the paper may be published by now.
		await utils.console.papers.invalidate();
	});
	const difference = active && differenceOf(active.main_categories, coming.main_categories);
	return (
		<Panel>
			<Stack>
				<Row>
					<h2>{t('comingPapers.coming.heading')}</h2>
					<Badge tone="blue">{t('comingPapers.coming.from', { day })}</Badge>
				</Row>
				<p>{t('comingPapers.coming.text')}</p>
				<Facts
					entries={[
						[t('labels.papers.publish_on'), day],
						[
							t('comingPapers.coming.scheduled'),
							t('comingPapers.coming.by', {
								at: formatDateTime(coming.scheduled_at, locale),
								name: coming.scheduled_by?.name ?? t('management.papers.shipped'),
							}),
						],
						[t('management.papers.contents'), size(coming)],
					]}
				/>
				{difference && <p>{t('management.difference.counts', countsOf(difference))}</p>}
				<Row>
					<Button size="small" label={t('comingPapers.coming.view', { day })} onClick={() => setOpen('preview')}>
						{t('management.papers.view')}
					</Button>
					{difference && (
						<Button size="small" onClick={() => setOpen('difference')}>
							{t('management.difference.show')}
						</Button>
					)}
					{isAdmin && (
						<Button size="small" onClick={() => setOpen('takeBack')}>
							{t('comingPapers.coming.takeBack')}
						</Button>
					)}
				</Row>
				{open === 'preview' && (
					<PreviewDialog title={title} paper={coming} isPremium={coming.is_premium} onClose={close} />
				)}
				{open === 'difference' && difference && (
					<DifferenceDialog
						title={t('management.difference.title')}
						lead={t('comingPapers.coming.difference')}
						onClose={close}
					>
						<DifferenceList difference={difference} />
					</DifferenceDialog>
				)}
				{open === 'takeBack' && (
					<ConfirmDialog
						title={t('comingPapers.coming.takeBackTitle', { day })}
						action={t('comingPapers.coming.takeBack')}
						busy={takeBack.busy}
						blocked={hasDraft ? t('comingPapers.coming.draftInTheWay') : undefined}
						onConfirm={() => void takeBack.run()}
						onClose={close}
					>
						<p>{t('comingPapers.coming.takeBackText')}</p>
					</ConfirmDialog>
				)}
			</Stack>
		</Panel>
	);
};
