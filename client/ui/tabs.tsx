import { css } from 'goober';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { color, focusRingInside } from './tokens.ts';

const list = css`display: flex; gap: 4px; border-bottom: 1px solid ${color.grey420}; overflow-x: auto; overflow-y: hidden;`;
const tab = css`
	min-height: 44px; padding: 8px 16px; border: 0; background: none; cursor: pointer; font-weight: 700; white-space: nowrap;
	border-bottom: 4px solid transparent; color: ${color.grey700};
	&:hover { color: ${color.black}; background: ${color.grey50}; }
	&[aria-selected='true'] { color: ${color.blue900}; border-bottom-color: ${color.blue900}; }
	&:focus-visible { ${focusRingInside} }
`;
const panel = css`padding-top: 24px;`;

type Tab<K extends string> = { key: K; label: ReactNode; content: ReactNode };

type TabsProps<K extends string> = { label: string; tabs: readonly Tab<K>[]; selected: K; onSelect: (key: K) => void };

const STEPS: Record<string, (index: number, count: number) => number> = {
	ArrowRight: (index, count) => (index + 1) % count,
	ArrowLeft: (index, count) => (index - 1 + count) % count,
	Home: () => 0,
	End: (_index, count) => count - 1,
};

/** Tabs with a roving tabindex: arrows, Home and End move between them. Only the selected panel is mounted. */
export const Tabs = <K extends string>({ label, tabs, selected, onSelect }: TabsProps<K>) => {
	const id = useId();
	const row = useRef<HTMLDivElement>(null);
	const open = tabs.find((entry) => entry.key === selected);
	const onKeyDown = (event: KeyboardEvent): void => {
		const step = STEPS[event.key];
		if (!step) return;
		event.preventDefault();
		const index = step(
			tabs.findIndex((entry) => entry.key === selected),
			tabs.length,
		);
		const target = tabs[index];
		if (!target) return;
		onSelect(target.key);
		row.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
	};
	return (
		<div>
			<div ref={row} role="tablist" aria-label={label} className={list} onKeyDown={onKeyDown}>
				{tabs.map((entry) => (
					<button
						key={entry.key}
						type="button"
						role="tab"
						id={`${id}-tab-${entry.key}`}
						aria-selected={entry.key === selected}
						aria-controls={`${id}-panel-${entry.key}`}
						tabIndex={entry.key === selected ? 0 : -1}
						className={tab}
						onClick={() => onSelect(entry.key)}
					>
						{entry.label}
					</button>
				))}
			</div>
			{open && (
				<div role="tabpanel" id={`${id}-panel-${open.key}`} aria-labelledby={`${id}-tab-${open.key}`} className={panel}>
					{open.content}
				</div>
			)}
		</div>
	);
};
