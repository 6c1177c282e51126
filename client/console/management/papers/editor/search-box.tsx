import { css } from 'goober';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { isComposing } from '#client/ui/composing.ts';
import { controlLook } from '#client/ui/control.ts';
import { color } from '#client/ui/tokens.ts';
import { useWindowKeys } from '#client/ui/use-window-keys.ts';
import type { PaperNode } from './nodes.ts';
import { type Hit, searchPaper } from './search.ts';

const box = css`
	position: relative; flex: 1 1 280px; max-width: 560px;
	& label { display: block; font-size: 14px; font-weight: 700; color: ${color.grey800}; margin-bottom: 4px; }
	& input { min-height: 40px; padding: 6px 12px; }
`;
const popup = css`
	position: absolute; z-index: 8; inset-inline: 0; top: 100%; margin-top: 4px; background: ${color.white}; border: 1px solid ${color.grey600}; border-radius: 8px;
	max-height: min(60vh, 480px); overflow-y: auto; font-size: 14px; line-height: 1.5;
	& [role='option'] { padding: 8px 12px; cursor: pointer; overflow-wrap: anywhere; }
	& [role='option'] + [role='option'] { border-top: 1px solid ${color.grey200}; }
	& [aria-selected='true'] { background: ${color.blue100}; outline: 2px solid ${color.black}; outline-offset: -2px; }
	& .place { display: flex; gap: 8px; color: ${color.grey700}; }
	& mark { background: #ffe9a8; color: inherit; font-weight: 700; }
	& p { padding: 8px 12px; color: ${color.grey700}; }
`;

/** Most matches shown. */
const MOST = 50;
/** Characters shown before the match. */
const BEFORE = 24;

const Marked = ({ hit: { text, from, to } }: { hit: Hit }) => {
	const start = Math.max(0, from - BEFORE);
	return (
		<>
			{start > 0 && '…'}
			{text.slice(start, from)}
			{to > from && <mark>{text.slice(from, to)}</mark>}
			{text.slice(to, to + 120)}
			{text.length > to + 120 && '…'}
		</>
	);
};

/** The name of the searched field: of a text by its level, of others by their label. */
const useLabel = (): ((hit: Hit) => string) => {
	const { t } = useText();
	return ({ label, path }) => {
		const level = (['category', 'subCategory', 'question', 'checkItem'] as const)[path.length - 1] ?? 'checkItem';
		if (label === 'content') return t(`management.editor.textOf.${level}`);
		if (label === 'content_en') return t(`management.editor.englishOf.${level}`);
		return t(`labels.papers.${label}` as 'labels.papers.key');
	};
};

const isTyping = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && target.closest('textarea, select, input, [contenteditable]') !== null;

/** `/` focuses the search, outside of fields and dialogs. */
const useSlash = (focus: () => void): void => {
	useWindowKeys((event) => {
		if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
		if (isTyping(event.target) || document.querySelector('dialog[open], [role=menu]')) return;
		event.preventDefault();
		focus();
	});
};

type SearchProps = { nodes: readonly PaperNode[]; onGo: (hit: Hit) => void };

/** Searches the paper while typing: arrows choose, Enter goes to the match and selects it. */
export const PaperSearch = ({ nodes, onGo }: SearchProps) => {
	const { t } = useText();
	const id = useId();
	const labelOf = useLabel();
	const input = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState('');
	const [wanted, setWanted] = useState(0);
	const [isOpen, setOpen] = useState(false);
	const settled = useDeferredValue(typed);
	const isShown = isOpen && settled.trim() !== '';
	const hits = useMemo(() => (isShown ? searchPaper(nodes, settled) : []), [isShown, nodes, settled]);
	const shown = hits.slice(0, MOST);
	const active = Math.min(wanted, shown.length - 1);
	useSlash(() => {
		input.current?.focus();
		input.current?.select();
	});
	useEffect(() => {
		if (isShown && active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
	}, [id, active, isShown]);

	const go = (hit: Hit | undefined): void => {
		if (!hit) return;
		setOpen(false);
		onGo(hit);
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		if (isComposing(event.nativeEvent)) return;
		const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
		if (by !== 0) {
			event.preventDefault();
			setOpen(true);
			setWanted(Math.max(0, Math.min(shown.length - 1, active + by)));
		} else if (event.key === 'Enter') {
			event.preventDefault();
			go(shown[active]);
		} else if (event.key === 'Escape' && isShown) {
			event.preventDefault();
			setOpen(false);
		}
	};
	return (
		<search className={box}>
			<label htmlFor={`${id}-input`}>{t('management.editor.search.label')}</label>
			<input
				ref={input}
				id={`${id}-input`}
				type="search"
				role="combobox"
				autoComplete="off"
				aria-autocomplete="list"
				aria-expanded={isShown}
				aria-controls={`${id}-list`}
				aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
				className={controlLook}
				value={typed}
				onChange={({ target }) => {
					setTyped(target.value);
					setWanted(0);
					setOpen(true);
				}}
				onFocus={() => setOpen(true)}
				onBlur={() => setOpen(false)}
				onKeyDown={onKeyDown}
			/>
			{isShown && (
				<div className={popup}>
					<div
						id={`${id}-list`}
						role="listbox"
						aria-label={t('management.editor.search.label')}
						hidden={shown.length === 0}
					>
						{shown.map((hit, index) => (
							// biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and handles the keys
							<div
								key={`${hit.path.join('.')}:${hit.field}`}
								id={`${id}-${index}`}
								role="option"
								tabIndex={-1}
								aria-selected={index === active}
								onMouseDown={(event) => event.preventDefault()}
								onClick={() => go(hit)}
							>
								<div className="place">
									<span>{hit.number}</span>
									<span>{labelOf(hit)}</span>
								</div>
								<div>
									<Marked hit={hit} />
								</div>
							</div>
						))}
					</div>
					<p aria-live="polite">
						{hits.length > MOST
							? t('management.editor.search.more', { count: hits.length, most: MOST })
							: t('management.editor.search.count', { count: hits.length })}
					</p>
				</div>
			)}
		</search>
	);
};
