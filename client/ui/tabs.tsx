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
const filling = css`flex: 1; min-height: 0; & > * { height: 100%; }`;
const besides = css`
	flex: none; display: flex; align-items: flex-end; gap: 8px; border-bottom: 1px solid ${color.grey420};
	& > :first-child { flex: 1; min-width: 0; border-bottom: 0; }
`;

type Named<K extends string> = { key: K; label: ReactNode };
type Tab<K extends string> = Named<K> & { content: ReactNode };

type TabsProps<K extends string> = { label: string; tabs: readonly Tab<K>[]; selected: K; onSelect: (key: K) => void };

const tabIdOf = (id: string, key: string): string => `${id}-tab-${key}`;

const STEPS: Record<string, (index: number, count: number) => number> = {
	ArrowRight: (index, count) => (index + 1) % count,
	ArrowLeft: (index, count) => (index - 1 + count) % count,
	Home: () => 0,
	End: (_index, count) => count - 1,
};

type TabRowProps<K extends string> = Omit<TabsProps<K>, 'tabs'> & {
	tabs: readonly Named<K>[];
	id: string;
	/** Id of the panel of a tab. */
	panelOf: (key: K) => string;
};

/** The row of tabs, with a roving tabindex: arrows, Home and End move between them. */
const TabRow = <K extends string>({ label, tabs, selected, onSelect, id, panelOf }: TabRowProps<K>) => {
	const row = useRef<HTMLDivElement>(null);
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
		<div ref={row} role="tablist" aria-label={label} className={list} onKeyDown={onKeyDown}>
			{tabs.map((entry) => (
				<button
					key={entry.key}
					type="button"
					role="tab"
					id={tabIdOf(id, entry.key)}
					aria-selected={entry.key === selected}
					aria-controls={panelOf(entry.key)}
					tabIndex={entry.key === selected ? 0 : -1}
					className={tab}
					onClick={() => onSelect(entry.key)}
				>
					{entry.label}
				</button>
			))}
		</div>
	);
};

/** Only the selected panel is mounted. */
export const Tabs = <K extends string>({ tabs, selected, ...row }: TabsProps<K>) => {
	const id = useId();
	const open = tabs.find((entry) => entry.key === selected);
	const panelOf = (key: K): string => `${id}-panel-${key}`;
	return (
		<div>
			<TabRow {...row} tabs={tabs} selected={selected} id={id} panelOf={panelOf} />
			{open && (
				<div role="tabpanel" id={panelOf(open.key)} aria-labelledby={tabIdOf(id, open.key)} className={panel}>
					{open.content}
				</div>
			)}
		</div>
	);
};

type OnePanelProps<K extends string> = Omit<TabsProps<K>, 'tabs'> & {
	tabs: readonly Named<K>[];
	/** Beside the tabs. */
	aside: ReactNode;
	children: ReactNode;
};

/** Tabs over one panel that fills the rest of its box and stays mounted: what both tabs show keeps its place when the other one is selected. */
export const OnePanelTabs = <K extends string>(props: OnePanelProps<K>) => {
	const { tabs, selected, aside, children, ...row } = props;
	const id = useId();
	const panelId = `${id}-panel`;
	return (
		<>
			<div className={besides}>
				<TabRow {...row} tabs={tabs} selected={selected} id={id} panelOf={() => panelId} />
				{aside}
			</div>
			<div role="tabpanel" id={panelId} aria-labelledby={tabIdOf(id, selected)} className={filling}>
				{children}
			</div>
		</>
	);
};
