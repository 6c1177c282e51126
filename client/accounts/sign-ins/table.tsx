import { css } from 'goober';
import { formatDateTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import type { SignInEntry } from '#shared/accounts/sign-ins.ts';

const device = css`display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px;`;

type SignInsTableProps = { entries: readonly SignInEntry[]; onEnd: (entry: SignInEntry) => void };

/** The current session has no button: logging out ends it. */
export const SignInsTable = ({ entries, onEnd }: SignInsTableProps) => {
	const { t, locale } = useText();
	const nameOf = (entry: SignInEntry): string => entry.device ?? t('accounts.signIns.unknown');
	const columns: Column<SignInEntry>[] = [
		{
			key: 'device',
			head: t('accounts.signIns.browser'),
			isHeading: true,
			cell: (entry) => (
				<span className={device}>
					{nameOf(entry)}
					{entry.is_current && <Badge tone="blue">{t('accounts.signIns.current')}</Badge>}
				</span>
			),
		},
		{
			key: 'since',
			head: t('accounts.signIns.started'),
			oneLine: true,
			cell: (entry) => formatDateTime(entry.created_at, locale),
		},
		{
			key: 'seen',
			head: t('accounts.signIns.lastSeen'),
			oneLine: true,
			cell: (entry) => formatDateTime(entry.last_seen_at, locale),
		},
		{
			key: 'end',
			head: t('accounts.signIns.end'),
			hideHead: true,
			end: true,
			cell: (entry) =>
				entry.is_current ? null : (
					<Button
						size="small"
						label={t('accounts.signIns.endOf', {
							device: nameOf(entry),
							time: formatDateTime(entry.created_at, locale),
						})}
						onClick={() => onEnd(entry)}
					>
						{t('accounts.signIns.end')}
					</Button>
				),
		},
	];
	return <Table caption={t('accounts.signIns.title')} columns={columns} rows={entries} rowKey={({ id }) => id} />;
};
