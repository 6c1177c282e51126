import { css } from 'goober';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { NewTabLink } from '#client/console/assessments/lists/new-tab-link.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { color } from '#client/ui/tokens.ts';
import { useOpensBeside } from './opens-beside.ts';

const section = css`
	& > h3 { font-size: 16px; }
	& > p { font-size: 14px; line-height: 1.6; color: ${color.grey700}; }
	& > ul, & > details { margin-top: 8px; }
`;
const list = css`
	padding-inline-start: 20px; display: flex; flex-direction: column; gap: 8px; font-size: 14px; line-height: 1.6;
	& .place { color: ${color.grey700}; }
`;

/** A finding with a link to its place. */
type Finding = { key: number; to: string; text: string; place: ReactNode };

/** Findings shown at first; the others are collapsed. */
const SHOWN = 3;

const Findings = ({ findings }: { findings: readonly Finding[] }) => {
	const opensBeside = useOpensBeside();
	return (
		<ul className={list}>
			{findings.map(({ key, to, text, place }) => (
				<li key={key}>
					{opensBeside ? (
						<NewTabLink to={to} label={text} wraps>
							{text}
						</NewTabLink>
					) : (
						<Link to={to}>{text}</Link>
					)}
					<div className="place">{place}</div>
				</li>
			))}
		</ul>
	);
};

type FindingGroupProps = {
	title: string;
	text?: string | undefined;
	/** A note on the finding. */
	note?: string | undefined;
	findings: readonly Finding[];
};

/** The findings of one kind; renders nothing if there are none. */
export const FindingGroup = ({ title, text, note, findings }: FindingGroupProps) => {
	const headingId = useId();
	const { t } = useText();
	if (findings.length === 0) return null;
	// A single further finding is shown, since the collapsed part would take as much room.
	const isLong = findings.length > SHOWN + 1;
	return (
		<section className={section} aria-labelledby={headingId}>
			<h3 id={headingId}>{title}</h3>
			{text && <p>{text}</p>}
			{note && <p>{note}</p>}
			<Findings findings={isLong ? findings.slice(0, SHOWN) : findings} />
			{isLong && (
				<Fold summary={t('console.critical.others', { count: findings.length - SHOWN })}>
					<Findings findings={findings.slice(SHOWN)} />
				</Fold>
			)}
		</section>
	);
};
