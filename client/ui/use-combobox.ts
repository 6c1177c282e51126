import { type KeyboardEvent, useMemo, useState } from 'react';
import { type ComboboxGroup, matching, optionBeside } from './combobox-options.ts';
import { isComposing } from './composing.ts';

export type ComboboxPort = {
	groups: readonly ComboboxGroup[];
	value: string;
	onChoose: (value: string) => void;
	/** Called with the typed text if the options come from a search on the server; they are then not filtered here. */
	onType?: ((text: string) => void) | undefined;
	onBlur?: (() => void) | undefined;
};

/** The state of a combobox: typed text, whether the list is open, and the active option. */
export const useCombobox = ({ groups, value, onChoose, onType, onBlur }: ComboboxPort) => {
	const [typed, setTyped] = useState<string | null>(null);
	const [isOpen, setOpen] = useState(false);
	const [active, setActive] = useState<string | null>(null);
	const isSearched = onType !== undefined;
	const shown = useMemo(
		() => (typed === null || isSearched ? groups : matching(groups, typed)),
		[groups, typed, isSearched],
	);

	const options = shown.flatMap((group) => group.options);

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
	const type = (text: string): void => {
		setTyped(text);
		setOpen(true);
		setActive(isSearched ? null : (matching(groups, text)[0]?.options[0]?.value ?? null));
		onType?.(text);
	};
	const take = (option: string): void => {
		onChoose(option);
		close();
	};
	const leave = (): void => {
		if (typed !== null && typed.trim() === '') onChoose('');
		close();
		onBlur?.();
	};
	const step = (by: 1 | -1): void => {
		if (!isOpen) return open();
		if (options.length > 0) setActive(optionBeside(options, active, by)?.value ?? null);
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

	return { typed, isOpen, active, shown, hasOptions: options.length > 0, open, type, take, leave, onKeyDown };
};
