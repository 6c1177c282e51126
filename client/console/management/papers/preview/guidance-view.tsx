import { css } from 'goober';
import { formatDate } from '#client/app/format.ts';
import { useText } from '#client/app/locale.tsx';
import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import { color } from '#client/ui/tokens.ts';
import type { BasisKind } from '#shared/papers/guidance.ts';
import type { ShownGuidance } from '#shared/papers/shown-guidance.ts';

const box = css`
	display: flex; flex-direction: column; gap: 12px; font-size: 14px; line-height: 1.6;
	& h4, & h5 { margin: 0; font-size: 14px; line-height: 1.6; color: ${color.grey700}; }
	& p { white-space: pre-wrap; }
	& ul { margin: 0; padding-left: 20px; }
	& li + li { margin-top: 8px; }
	& .source { color: ${color.grey700}; }
`;
const bases = css`&& { list-style: none; padding: 0; }`;

const TONES: Readonly<Record<BasisKind, BadgeTone>> = { law: 'red', duty: 'yellow', good_practice: 'grey' };

type GuidanceProps = { guidance: ShownGuidance /** The level of its headings. */; level?: 4 | 5 };

/** Why a question is asked, what it rests on, and what is accepted as evidence. */
export const GuidanceView = ({ guidance, level = 4 }: GuidanceProps) => {
	const { t, locale } = useText();
	const { purpose, basis, evidence } = guidance;
	const Heading = `h${level}` as const;
	return (
		<div className={box}>
			{purpose && (
				<div>
					<Heading>{t('labels.papers.purpose')}</Heading>
					<p>{purpose}</p>
				</div>
			)}
			{basis.length > 0 && (
				<div>
					<Heading>{t('labels.papers.basis')}</Heading>
					<ul className={bases}>
						{basis.map(({ kind, text, source, as_of }, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity
							<li key={index}>
								<Badge tone={TONES[kind]}>{t(`management.preview.kinds.${kind}`)}</Badge>
								<p>{text}</p>
								<p className="source">
									{source}
									{as_of && t('management.preview.asOf', { date: formatDate(as_of, locale) })}
								</p>
							</li>
						))}
					</ul>
				</div>
			)}
			{evidence.length > 0 && (
				<div>
					<Heading>{t('labels.papers.evidence')}</Heading>
					<ul>
						{evidence.map((text, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity
							<li key={index}>{text}</li>
						))}
					</ul>
				</div>
			)}
		</div>
	);
};
