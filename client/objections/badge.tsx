import './texts.ts';
import { useText } from '#client/base/locale.tsx';
import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import { shownState } from '#shared/objections/rules.ts';
import type { ObjectionRow } from '#shared/objections/schemas.ts';

const TONES = { filed: 'yellow', decided: 'green', withdrawn: 'grey', cancelled: 'grey' } as const satisfies Record<
	ReturnType<typeof shownState>,
	BadgeTone
>;

/** The state of an objection, or that its round is being corrected. */
export const ObjectionBadge = ({ objection }: { objection: ObjectionRow }) => {
	const { t } = useText();
	if (objection.is_being_corrected) return <Badge tone="blue">{t('objections.states.correcting')}</Badge>;
	if (objection.corrected_at) return <Badge tone="green">{t('objections.states.corrected')}</Badge>;
	const state = shownState(objection);
	return <Badge tone={TONES[state]}>{t(`objections.states.${state}`)}</Badge>;
};
