import { css } from 'goober';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { color } from '#client/ui/tokens.ts';

const section = css`
	& > h3 { font-size: 16px; }
	& > p { font-size: 14px; line-height: 1.6; color: ${color.grey700}; }
	& > ul, & > details { margin-top: 8px; }
`;
const list = css`
	padding-inline-start: 20px; display: flex; flex-direction: column; gap: 8px; font-size: 14px; line-height: 1.6;
	& .place { color: ${color.grey700}; }
`;

/** Something to look at, with the link to its place. */
type Finding = { key: number; to: string; text: ReactNode; place: ReactNode };

/** As many as can be taken in at once; the others are folded. */
const SHOWN = 3;

const Findings = ({ findings }: { findings: readonly Finding[] }) => (
	<ul className={list}>
		{findings.map(({ key, to, text, place }) => (
			<li key={key}>
				<Link to={to}>{text}</Link>
				<div className="place">{place}</div>
			</li>
		))}
	</ul>
);

type FindingGroupProps = {
	title: string;
	text?: string | undefined;
	/** What else has to be known of them. */
	note?: string | undefined;
	findings: readonly Finding[];
};

/** The findings of one kind; nothing where there are none. */
export const FindingGroup = ({ title, text, note, findings }: FindingGroupProps) => {
	const headingId = useId();
	const { t } = useText();
	if (findings.length === 0) return null;
	// One more than are shown is shown, too: a fold would take as much room.
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
