import { finder } from '#shared/fold.ts';

export type ComboboxOption = { value: string; label: string };
export type ComboboxGroup = { label: string; options: readonly ComboboxOption[] };

/** The options that contain the typed text, or all options of a group whose label does; without empty groups. */
export const matching = (groups: readonly ComboboxGroup[], typed: string): ComboboxGroup[] => {
	const isHit = finder(typed);
	return groups
		.map(({ label, options }) => ({
			label,
			options: isHit(label) ? options : options.filter((option) => isHit(option.label)),
		}))
		.filter(({ options }) => options.length > 0);
};

/** The next or previous option, wrapping around; without an active one, the first or last. */
export const optionBeside = (
	options: readonly ComboboxOption[],
	active: string | null,
	by: 1 | -1,
): ComboboxOption | undefined => {
	const at = options.findIndex(({ value }) => value === active);
	if (at === -1) return options.at(by === 1 ? 0 : -1);
	return options[(at + by + options.length) % options.length];
};
