import { useText } from '#client/base/locale.tsx';
import { AnchorsView } from '#client/console/management/papers/preview/anchors-view.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { Folded } from '#client/ui/folded.tsx';
import { Stack } from '#client/ui/layout.tsx';
import type { Anchors } from '#shared/papers/guidance.ts';
import { readAnchors } from '#shared/papers/shown-guidance.ts';
import { useEditing, useMarked } from './editing.ts';
import type { KeyPath, PaperNode } from './nodes.ts';
import { nameOfField } from './problems.ts';
import { Bilingual } from './text-pair.tsx';

const NO_ANCHORS: Anchors = { full: '', full_en: null, half: '', half_en: null, none: '', none_en: null };

const RATES = ['full', 'half', 'none'] as const;

type AnchorsProps = { path: KeyPath; node: PaperNode };

const AnchorsFields = ({ path, node }: AnchorsProps) => {
	const { t } = useText();
	const { dispatch } = useEditing();
	const anchors = node.anchors ?? NO_ANCHORS;
	const change = (values: Partial<Anchors>): void =>
		dispatch({ type: 'change', path, values: { anchors: { ...anchors, ...values } } });
	return (
		<Stack gap="large">
			<p>{t('management.editor.anchors.help')}</p>
			{RATES.map((rate) => (
				<Stack key={rate} gap="small">
					{(rate !== 'half' || anchors.half !== null) && (
						<Bilingual
							owner={node.key}
							fields={{ ja: `anchors.${rate}`, en: `anchors.${rate}_en` }}
							labels={{ ja: t(`labels.papers.${rate}`), en: t(`labels.papers.${rate}_en`) }}
							need={rate === 'half' ? 'optional' : 'required'}
							values={{ ja: anchors[rate] ?? '', en: anchors[`${rate}_en`] ?? '' }}
							onValue={(language, value) =>
								change(language === 'ja' ? { [rate]: value } : { [`${rate}_en`]: value || null })
							}
						/>
					)}
					{rate === 'half' && (
						<Checkbox
							label={t('management.editor.anchors.noHalf')}
							checked={anchors.half === null}
							onChange={(event) => change({ half: event.target.checked ? null : '', half_en: null })}
						/>
					)}
				</Stack>
			))}
		</Stack>
	);
};

/** The conditions for rating a check item 100 %, 50 % and 0 %; collapsed. */
export const AnchorsPart = ({ path, node }: AnchorsProps) => {
	const { t, locale } = useText();
	const { dispatch } = useEditing();
	const { messages } = useMarked();
	const shown = readAnchors(node.anchors, locale);
	const hasErrors = RATES.some((rate) => messages.has(nameOfField(node.key, `anchors.${rate}`)));
	return (
		<Folded
			title={t('labels.papers.anchors')}
			aside={
				hasErrors
					? t('management.editor.hasErrors')
					: !shown?.full && !shown?.none
						? t('management.editor.unset')
						: null
			}
			isOpen={node.isUnfolded}
			onToggle={(isUnfolded) => dispatch({ type: 'unfold', path, isUnfolded })}
		>
			{node.isEditing ? (
				<AnchorsFields path={path} node={node} />
			) : shown ? (
				<AnchorsView anchors={shown} />
			) : (
				<p>{t('management.editor.anchors.none')}</p>
			)}
		</Folded>
	);
};
