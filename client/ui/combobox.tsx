import { css } from 'goober';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { foldForSearch } from '#shared/fold.ts';
import { isComposing } from './composing.ts';
import { controlLook } from './control.ts';
import { Field, type FieldTexts } from './field.tsx';
import { color, shadow } from './tokens.ts';

const anchor = css`position: relative; max-width: 560px;`;
const list = css`
	position: absolute; z-index: 20; top: calc(100% + 4px); left: 0; right: 0; max-height: 320px; overflow-y: auto; padding: 8px 0;
	border: 1px solid ${color.grey420}; border-radius: 8px; background: ${color.white}; box-shadow: ${shadow.menu};
`;
const group = css`padding: 8px 16px 4px; font-size: 14px; font-weight: 700; color: ${color.grey700};`;
const row = css`
	padding: 8px 16px; min-height: 40px; cursor: pointer;
	&[aria-selected='true'] { font-weight: 700; background: ${color.blue50}; }
	&[data-active='true'] { background: ${color.blue100}; outline: 2px solid ${color.black}; outline-offset: -2px; }
`;
const nothing = css`padding: 8px 16px; color: ${color.grey700};`;

export type ComboboxOption = { value: string; label: string };
export type ComboboxGroup = { label: string; options: readonly ComboboxOption[] };

type ComboboxProps = FieldTexts & {
	name: string;
	groups: readonly ComboboxGroup[];
	value: string;
	onChoose: (value: string) => void;
	/** Told what is typed, where the options come from a search for it: they are then shown as they are. */
	onType?: (text: string) => void;
	onBlur?: () => void;
};

const matching = (groups: readonly ComboboxGroup[], typed: string): ComboboxGroup[] => {
	const wanted = foldForSearch(typed.trim());
	const isHit = (text: string): boolean => foldForSearch(text).includes(wanted);
	return groups
		.map(({ label, options }) => ({
			label,
			options: isHit(label) ? options : options.filter((option) => isHit(option.label)),
		}))
		.filter(({ options }) => options.length > 0);
};

/**
 * A searchable select (WAI-ARIA combobox with a listbox): arrows move, Enter selects, Esc closes. On blur, typed text
 * that was not selected reverts to the current value; an emptied field clears it.
 */
export const Combobox = ({ name, groups, value, onChoose, onType, onBlur, ...texts }: ComboboxProps) => {
	const { t } = useText();
	const id = useId();
	const box = useRef<HTMLDivElement>(null);
	const all = useMemo(() => groups.flatMap(({ options }) => options), [groups]);
	const chosen = all.find((option) => option.value === value)?.label ?? '';
	const [typed, setTyped] = useState<string | null>(null);
	const [isOpen, setOpen] = useState(false);
	const [active, setActive] = useState<string | null>(null);
	const isSearched = onType !== undefined;
	const shown = useMemo(
		() => (typed === null || isSearched ? groups : matching(groups, typed)),
		[groups, typed, isSearched],
	);
	const options = shown.flatMap((entry) => entry.options);
	const optionId = (option: string): string => `${id}-${option}`;

	useEffect(() => {
		if (isOpen && active) box.current?.querySelector(`[data-active='true']`)?.scrollIntoView({ block: 'nearest' });
	}, [isOpen, active]);

	const open = (): void => {
		setOpen(true);
		setActive(value || null);
	};
	const close = (): void => {
		setOpen(false);
		setTyped(null);
		onType?.('');
		setActive(null);
	};
	const take = (option: string): void => {
		onChoose(option);
		close();
	};
	const step = (by: number): void => {
		if (!isOpen) return open();
		if (options.length === 0) return;
		const at = options.findIndex((option) => option.value === active);
		const next = at === -1 ? (by > 0 ? 0 : options.length - 1) : (at + by + options.length) % options.length;
		setActive(options[next]?.value ?? null);
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		if (isComposing(event.nativeEvent)) return;
		if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
			event.preventDefault();
			step(event.key === 'ArrowDown' ? 1 : -1);
		} else if (event.key === 'Enter' && isOpen) {
			event.preventDefault();
			if (active) take(active);
		} else if (event.key === 'Escape' && isOpen) {
			event.preventDefault();
			event.stopPropagation();
			close();
		}
	};
	const leave = (): void => {
		if (typed !== null && typed.trim() === '') onChoose('');
		close();
		onBlur?.();
	};

	return (
		<Field {...texts}>
			{(aria) => (
				<div ref={box} className={anchor}>
					<input
						{...aria}
						name={name}
						type="text"
						role="combobox"
						autoComplete="off"
						aria-autocomplete="list"
						aria-expanded={isOpen}
						aria-controls={`${id}-list`}
						aria-activedescendant={isOpen && active ? optionId(active) : undefined}
						className={controlLook}
						value={typed ?? chosen}
						onChange={(event) => {
							setTyped(event.target.value);
							setOpen(true);
							setActive(isSearched ? null : (matching(groups, event.target.value)[0]?.options[0]?.value ?? null));
							onType?.(event.target.value);
						}}
						onClick={() => !isOpen && open()}
						onKeyDown={onKeyDown}
						onBlur={leave}
					/>
					<div
						role="listbox"
						id={`${id}-list`}
						aria-label={t('common.combobox.options')}
						className={list}
						hidden={!isOpen}
					>
						{shown.map(({ label, options: entries }, index) => (
							// biome-ignore lint/a11y/useSemanticElements: a group inside a listbox has no element of its own
							<div key={label} role="group" aria-labelledby={`${id}-group-${index}`}>
								<div id={`${id}-group-${index}`} role="presentation" className={group}>
									{label}
								</div>
								{entries.map((option) => (
									// biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and handles the keys
									<div
										key={option.value}
										id={optionId(option.value)}
										role="option"
										tabIndex={-1}
										aria-selected={option.value === value}
										data-active={option.value === active}
										className={row}
										// Keeps the focus in the field: its blur would close the list before the click.
										onMouseDown={(event) => event.preventDefault()}
										onClick={() => take(option.value)}
									>
										{option.label}
									</div>
								))}
							</div>
						))}
					</div>
					<div aria-live="polite">
						{isOpen && options.length === 0 && <p className={nothing}>{t('common.combobox.noHit')}</p>}
					</div>
				</div>
			)}
		</Field>
	);
};
