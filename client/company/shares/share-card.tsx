import { css } from 'goober';
import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { formatDate, formatPeriod } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { ShareRow } from '#shared/shares/schemas.ts';

const card = css`
	display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 24px; align-items: center; padding: 16px; border: 1px solid ${color.grey420}; border-radius: 8px; background: ${color.white};
	& h3 { font-size: 18px; overflow-wrap: anywhere; }
	& p { line-height: 1.5; }
	& .what { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; }
	& .facts { display: flex; flex-wrap: wrap; gap: 0 24px; font-size: 14px; color: ${color.grey700}; font-variant-numeric: tabular-nums; }
	& .note { font-size: 14px; color: ${color.grey800}; }
	${phone} { grid-template-columns: minmax(0, 1fr); }
`;

/** What is shared, and of which assessment. */
const What = ({ share }: { share: ShareRow }) => {
	const { t, locale } = useText();
	const { shows, assessment, is_first_time: isFirst } = share;
	const name = t(`shares.contents.${shows}`);
	if (!assessment) return <span>{name}</span>;
	return (
		<span>
			{t('shares.subjects.round', {
				content: name,
				round: t(isFirst ? 'documents.rounds.first' : 'documents.rounds.second'),
				period: formatPeriod(assessment.start_date, assessment.end_date, locale),
			})}
		</span>
	);
};

const useLifetime = ({ state, until, ended_at: endedAt }: ShareRow): string => {
	const { t, locale } = useText();
	if (state === 'ended') return t('shares.endedOn', { date: formatDate(endedAt, locale) });
	return t(state === 'expired' ? 'shares.expiredOn' : 'shares.until', { date: formatDate(until, locale) });
};

const EndButton = ({ share: { id, shown_to: recipient } }: { share: ShareRow }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const [isAsking, setAsking] = useState(false);
	const end = api.app.shares.end.useMutation({
		onSuccess: async () => {
			await utils.app.shares.invalidate();
			setAsking(false);
		},
	});
	return (
		<>
			<Button size="small" label={t('shares.endOf', { recipient })} onClick={() => setAsking(true)}>
				{t('shares.end')}
			</Button>
			{isAsking && (
				<ConfirmDialog
					title={t('shares.endTitle')}
					action={t('shares.endAction')}
					danger
					busy={end.isPending}
					onConfirm={() => end.mutate({ id })}
					onClose={() => setAsking(false)}
				>
					<p>{t('shares.endText', { recipient })}</p>
				</ConfirmDialog>
			)}
		</>
	);
};

export const ShareCard = ({ share }: { share: ShareRow }) => {
	const { t, locale } = useText();
	const lifetime = useLifetime(share);
	const isRunning = share.state === 'running';
	const isUnreadable = isRunning && !share.is_readable;
	return (
		<li className={card}>
			<div>
				<h3>{share.shown_to}</h3>
				<p className="what">
					<What share={share} />
					<Badge>{lifetime}</Badge>
					{isUnreadable && <Badge tone="yellow">{t('shares.unreadable')}</Badge>}
				</p>
				{isUnreadable && <p className="note">{t('shares.unreadableText')}</p>}
				<p className="facts">
					<span>{share.view_count > 0 ? t('shares.views', { count: share.view_count }) : t('shares.neverViewed')}</span>
					{share.last_viewed_on && (
						<span>{t('shares.lastViewed', { date: formatDate(share.last_viewed_on, locale) })}</span>
					)}
					<span>{t('shares.by', { name: share.created_by, date: formatDate(share.created_at, locale) })}</span>
				</p>
			</div>
			{isRunning && <EndButton share={share} />}
		</li>
	);
};
