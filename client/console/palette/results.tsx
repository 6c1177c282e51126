import { css } from 'goober';
import { useEffect, useRef } from 'react';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';
import { MOST_OF_A_KIND } from '#shared/search/limits.ts';
import { type Entry, type Group, groupOf } from './entries.ts';
import { EntryRow } from './entry-row.tsx';

const list = css`& > div + div { margin-top: 12px; }`;
const heading = css`padding: 4px 12px; font-size: 14px; font-weight: 700; color: ${color.grey700};`;
const option = css`
	display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; min-height: 44px; padding: 6px 12px; border-radius: 6px; cursor: pointer; line-height: 1.5;
	&:hover { background: ${color.grey50}; }
	&[aria-selected='true'] { background: ${color.blue100}; outline: 2px solid ${color.black}; outline-offset: -2px; }
`;

export const optionIdOf = (id: string, entry: Entry): string => `${id}-${entry.id.replace(/[^\w-]/g, '_')}`;

type ResultsProps = {
	id: string;
	entries: readonly Entry[];
	/** The kinds of which more match than are listed. */
	more: readonly Group[];
	active: Entry | undefined;
	onOpen: (entry: Entry) => void;
};

/** The entries by kind, as the list of the field above: the keys move in it while the focus stays in the field. */
export const Results = ({ id, entries, more, active, onOpen }: ResultsProps) => {
	const { t } = useText();
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (active) box.current?.querySelector(`[aria-selected='true']`)?.scrollIntoView({ block: 'nearest' });
	}, [active]);
	return (
		<div ref={box} role="listbox" id={id} aria-label={t('palette.results')} className={list}>
			{[...Map.groupBy(entries, groupOf)].map(([kind, those]) => (
				// biome-ignore lint/a11y/useSemanticElements: a group inside a listbox has no element of its own
				<div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
					<div id={`${id}-${kind}`} role="presentation" className={heading}>
						{t(`palette.groups.${kind}`)}
						{more.includes(kind) && ` · ${t('palette.most', { count: MOST_OF_A_KIND })}`}
					</div>
					{those.map((entry) => (
						// biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
						<div
							key={entry.id}
							id={optionIdOf(id, entry)}
							role="option"
							tabIndex={-1}
							aria-selected={entry === active}
							className={option}
							onMouseDown={(event) => event.preventDefault()}
							onClick={() => onOpen(entry)}
						>
							<EntryRow entry={entry} />
						</div>
					))}
				</div>
			))}
		</div>
	);
};
