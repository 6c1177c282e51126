import './texts.ts';
import { css } from 'goober';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { color } from '#client/ui/tokens.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { BasisKind } from '#shared/papers/guidance.ts';
import { lawStateOf } from '#shared/papers/law-days.ts';
import type { ShownGuidance } from '#shared/papers/shown-guidance.ts';

const body = css`
	display: flex; flex-direction: column; gap: 12px; margin-top: 8px; padding: 16px; border-radius: 8px; background: ${color.grey50};
	font-size: 16px; line-height: 1.7;
	& dt { font-size: 14px; font-weight: 700; color: ${color.grey700}; }
	& ul { display: flex; flex-direction: column; gap: 8px; padding-inline-start: 20px; }
	& p, & li { white-space: pre-wrap; }
	& .plain { padding: 0; list-style: none; }
	& .source { font-size: 14px; line-height: 1.5; color: ${color.grey700}; }
`;

const TONES: Record<BasisKind, BadgeTone> = { law: 'blue', duty: 'grey', good_practice: 'green' };

/** What is not in force never has the badge of what is. */
const Kind = ({ kind, from, until }: Pick<ShownGuidance['basis'][number], 'kind' | 'from' | 'until'>) => {
	const { t, locale } = useText();
	const state = lawStateOf({ from, until }, tokyoDate(new Date()));
	const name = t(`guidance.kinds.${kind}`);
	if (state === 'in_force') return <Badge tone={TONES[kind]}>{name}</Badge>;
	const date = formatDate(state === 'coming' ? from : until, locale);
	return (
		<Badge tone={state === 'coming' ? 'yellow' : 'grey'}>
			{t('guidance.notInForce', { kind: name, state: t(`guidance.${state}`, { date }) })}
		</Badge>
	);
};

const Basis = ({ kind, text, source, as_of, from, until }: ShownGuidance['basis'][number]) => {
	const { t, locale } = useText();
	return (
		<li>
			<Kind kind={kind} from={from} until={until} /> {text}
			<p className="source">
				{as_of === null
					? t('guidance.source', { source })
					: t('guidance.sourceAsOf', { source, date: formatDate(as_of, locale) })}
			</p>
		</li>
	);
};

/** Contents of a question's guidance: purpose, basis and accepted evidence. */
export const GuidanceBody = ({ guidance: { purpose, basis, evidence } }: { guidance: ShownGuidance }) => {
	const { t } = useText();
	return (
		<dl className={body}>
			<div>
				<dt>{t('labels.papers.purpose')}</dt>
				<dd>
					<p>{purpose}</p>
				</dd>
			</div>
			{basis.length > 0 && (
				<div>
					<dt>{t('labels.papers.basis')}</dt>
					<dd>
						<ul className="plain">
							{basis.map((one, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: texts without a state or an id, of which two may be the same
								<Basis key={index} {...one} />
							))}
						</ul>
					</dd>
				</div>
			)}
			{evidence.length > 0 && (
				<div>
					<dt>{t('labels.papers.evidence')}</dt>
					<dd>
						<ul>
							{evidence.map((text, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: texts without a state or an id, of which two may be the same
								<li key={index}>{text}</li>
							))}
						</ul>
					</dd>
				</div>
			)}
		</dl>
	);
};

/** The guidance of a question, collapsed; nothing if the paper has none. */
export const QuestionGuidance = ({ guidance, question }: { guidance: ShownGuidance | null; question: string }) => {
	const { t } = useText();
	return (
		guidance && (
			<Fold name="guidance" summary={t('guidance.folded', { question })}>
				<GuidanceBody guidance={guidance} />
			</Fold>
		)
	);
};

const condition = css`font-size: 14px; line-height: 1.6; color: ${color.grey700}; white-space: pre-wrap;`;

/** The condition for answering "not applicable"; nothing if the paper has none. */
export const NaCondition = ({ text }: { text: string | null }) => {
	const { t } = useText();
	return text && <p className={condition}>{t('guidance.condition', { condition: text })}</p>;
};
