import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { reactToWrite } from '#client/api/reactions.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { attempt } from '#client/editing/save.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Row } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { countsOf } from './difference/counts.ts';
import { DifferenceDialog } from './difference/difference-dialog.tsx';
import { DifferenceList } from './difference/difference-list.tsx';
import type { PaperKind } from './kinds.ts';

type BannerProps = { kind: PaperKind /** Null without a draft. */; draftVersion: number | null };

/**
 * Offers the standard paper that this version ships, if the installation has not adopted it: shows the difference, and
 * makes it the draft.
 */
export const StandardBanner = ({ kind, draftVersion }: BannerProps) => {
	const { t } = useText();
	const utils = api.useUtils();
	const [open, setOpen] = useState<'none' | 'difference' | 'replace'>('none');
	const isPremium = kind === 'regular';
	// Returns 404 before the seeds have run.
	const offer = api.console.papers.standard.useQuery({ is_premium: isPremium }, { meta: { handlesFailure: true } });
	const save = api.console.papers.takeStandard.useMutation({ meta: { handlesFailure: true } });
	const take = useSingle(async () => {
		const outcome = await attempt(() => save.mutateAsync({ is_premium: isPremium, version: draftVersion ?? 0 }));
		setOpen('none');
		if (outcome.kind !== 'saved') reactToWrite(outcome.failure, false);
		// Also after a conflict: the screen then shows the other person's draft.
		await utils.console.papers.invalidate();
	});
	if (!offer.data?.data.is_new) return null;
	const { difference } = offer.data.data;
	const close = (): void => setOpen('none');
	return (
		<Banner tone="info" title={t('management.standard.title')}>
			<p>{t('management.standard.text')}</p>
			<p>{t('management.difference.counts', countsOf(difference))}</p>
			<Row>
				<Button size="small" onClick={() => setOpen('difference')}>
					{t('management.difference.show')}
				</Button>
				<Button
					size="small"
					busy={take.busy}
					onClick={() => (draftVersion === null ? void take.run() : setOpen('replace'))}
				>
					{t('management.standard.take')}
				</Button>
			</Row>
			{open === 'difference' && (
				<DifferenceDialog
					title={t('management.standard.differenceTitle')}
					lead={t('management.standard.difference')}
					onClose={close}
				>
					<DifferenceList difference={difference} />
				</DifferenceDialog>
			)}
			{open === 'replace' && (
				<ConfirmDialog
					title={t('management.standard.replaceTitle')}
					action={t('management.standard.replace')}
					danger
					busy={take.busy}
					onConfirm={() => void take.run()}
					onClose={close}
				>
					<p>{t('management.papers.import.replaces')}</p>
				</ConfirmDialog>
			)}
		</Banner>
	);
};
