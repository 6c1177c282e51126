import { addDays } from '#shared/dates.ts';

/** Periods of the audit log that are chosen at once; days are Tokyo's. */
export const PRESETS = ['all', 'today', 'week', 'month'] as const;
type Preset = (typeof PRESETS)[number];

/** Days before today with which a period begins. */
const BEFORE = { today: 0, week: 6, month: 29 } as const satisfies Record<Exclude<Preset, 'all'>, number>;

export const isPreset = (value: string): value is Preset => PRESETS.some((preset) => preset === value);

/** An open period has no last day, so that a link to it stays true until midnight. */
export const rangeOf = (preset: Preset, today: string): { date_from: string; date_to: string } => ({
	date_from: preset === 'all' ? '' : addDays(today, -BEFORE[preset]),
	date_to: '',
});

/** The preset of a period, or 'days' if it is another one. */
export const presetOf = ({ from, to }: { from: string; to: string }, today: string): Preset | 'days' =>
	PRESETS.find((preset) => to === '' && rangeOf(preset, today).date_from === from) ?? 'days';
