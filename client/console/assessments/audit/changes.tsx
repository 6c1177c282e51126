import { css } from 'goober';
import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { color } from '#client/ui/tokens.ts';
import type { AuditRow } from './sentence.tsx';

/** What an event changed, field by field: from what, to what. */

type Change = AuditRow['changes'][number];

/** Changes shown in a row of the log; the dialog has all. */
const SHOWN = 6;
/** Shorter lists are not folded. */
const FEW = 1;

const list = css`display: block; margin: 4px 0 0; padding: 0; list-style: none; font-size: 14px; font-weight: 400;`;
const line = css`display: block; padding: 2px 0; overflow-wrap: anywhere; white-space: pre-line;`;
const partName = css`display: block; padding-top: 4px; color: ${color.grey700};`;
const label = css`margin-inline-end: 8px; color: ${color.grey700};`;
const former = css`color: ${color.grey700};`;
const present = css`font-weight: 700;`;

const Line = ({ change, part }: { change: Change; part: string | null }) => {
	const { t } = useText();
	const nothing = t('console.audit.nothing');
	return (
		<li className={line}>
			{part !== null && <span className={partName}>{part}</span>}
			<span className={label}>{change.label}</span>
			<span className={former}>{change.from ?? nothing}</span> <span aria-hidden="true">→</span>
			<span className="visually-hidden">{t('console.audit.changedTo')}</span>{' '}
			<span className={present}>{change.to ?? nothing}</span>
		</li>
	);
};

const Lines = ({ changes }: { changes: readonly Change[] }) => (
	<ul className={list}>
		{changes.map((change, at) => (
			<Line
				key={`${change.part} ${change.field} ${change.label}`}
				change={change}
				part={change.part === changes[at - 1]?.part ? null : change.part}
			/>
		))}
	</ul>
);

const AllChanges = ({ row, onClose }: { row: AuditRow; onClose: () => void }) => {
	const { t } = useText();
	const query = api.console.auditEvents.get.useQuery({ id: row.id });
	return (
		<Dialog
			title={t('console.audit.allChanges', { count: row.change_count })}
			width="large"
			onClose={onClose}
			actions={<Button onClick={onClose}>{t('common.close')}</Button>}
		>
			<p>{row.what_happened}</p>
			<Loaded query={query} heights={[24, 24, 24]}>
				{({ changes }) => <Lines changes={changes} />}
			</Loaded>
		</Dialog>
	);
};

export const Changes = ({ row }: { row: AuditRow }) => {
	const { t } = useText();
	const [isOpen, setOpen] = useState(false);
	const shown = row.changes.slice(0, SHOWN);
	if (shown.length === 0) return null;
	const more = row.change_count > shown.length && (
		<Button size="small" onClick={() => setOpen(true)}>
			{t('console.audit.showAll', { count: row.change_count })}
		</Button>
	);
	const all = isOpen && <AllChanges row={row} onClose={() => setOpen(false)} />;
	// Of a new record everything came from nothing, which its sentence says already.
	if (shown.length > FEW && shown.every(({ from }) => from === null)) {
		return (
			<>
				<Fold summary={t('console.audit.entered', { count: row.change_count })}>
					<Lines changes={shown} />
					{more}
				</Fold>
				{all}
			</>
		);
	}
	return (
		<>
			<Lines changes={shown} />
			{more}
			{all}
		</>
	);
};
