import { css } from 'goober';
import { useContext } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Mark } from '#client/ui/mark.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import './texts.ts';
import { IssuerName } from './issuer-name.ts';

/**
 * The head of a report, proposal or plan. On paper it is a page of its own, in the hand of the certificate: double
 * frame, mark and Mincho.
 */

const onScreen = css`
	border-top: 8px solid ${color.blue900}; padding-top: 24px; print-color-adjust: exact;
	& .brand { display: flex; align-items: center; gap: 10px; color: ${color.blue1100}; }
	& .product { font-size: 14px; font-weight: 700; color: ${color.blue900}; letter-spacing: 0.06em; }
	& h1 { font-size: 32px; margin-top: 8px; }
	& .company { font-size: 22px; font-weight: 700; line-height: 1.5; color: ${color.grey900}; margin-top: 16px; word-break: auto-phrase; }
	& dl {
		display: grid; grid-template-columns: repeat(3, auto); gap: 16px 32px; margin-top: 24px; padding: 12px 0;
		border-top: 1px solid ${color.grey300}; border-bottom: 1px solid ${color.grey300};
		${phone} { grid-template-columns: 1fr; }
	}
	& dt { font-size: 14px; color: ${color.grey600}; }
	& dd { font-weight: 700; font-variant-numeric: tabular-nums; }
	& .paper { display: none; }
	/* On a phone the grade and the score stand on the first screen: each fact takes one line. */
	${phone} {
		padding-top: 16px;
		& h1 { font-size: 26px; }
		& .company { font-size: 18px; margin-top: 4px; }
		& dl { gap: 2px; margin-top: 12px; padding: 8px 0; font-size: 14px; line-height: 1.5; }
		& dl > div { display: flex; gap: 12px; }
		& dl > .paper { display: none; }
		& dt { flex: none; width: 7em; }
		& dd { min-width: 0; margin: 0; }
	}
`;

/** A page of A4 without its margins; one millimeter less, so that rounding adds no empty page. */
const PAGE_HEIGHT_MM = 258;

const onPaper = css`
	@media print {
		&& { height: ${PAGE_HEIGHT_MM}mm; border: 0.7mm solid ${color.blue1100}; padding: 4mm; break-after: page; break-inside: avoid; }
		&& + * { margin-top: 0; }
		& > div {
			height: 100%; border: 0.18mm solid ${color.blue1100}; padding: 24mm 12mm 14mm;
			display: flex; flex-direction: column; align-items: center; text-align: center;
		}
		& .paper { display: block; }
		&& .brand { flex-direction: column; gap: 4mm; & svg { width: 22mm; height: 22mm; } }
		& .product { font-size: 10.5pt; color: ${color.grey800}; letter-spacing: 0.12em; }
		& h1, & .company, & .issuer { font-family: 'Noto Serif JP', 'Yu Mincho', 'Hiragino Mincho ProN', serif; font-weight: 700; }
		&& h1 { font-size: 32pt; line-height: 1.35; letter-spacing: 0.12em; text-indent: 0.12em; margin-top: 34mm; text-wrap: balance; }
		&&:lang(en) h1 { letter-spacing: 0.02em; text-indent: 0; }
		&& .company { font-size: 18pt; margin-top: 12mm; max-width: 100%; overflow-wrap: anywhere; text-wrap: balance; }
		&& .company.long { font-size: 13pt; }
		&& .company.longest { font-size: 10pt; }
		&& dl {
			grid-template-columns: max-content 1fr; gap: 2mm 8mm; margin-top: auto; border: 0; padding: 0; text-align: start; max-width: 130mm;
			& > div { display: contents; }
		}
		&& dt, && dd { font-size: 10.5pt; font-weight: 400; }
		&& .issuer { font-size: 14pt; line-height: 1.5; color: ${color.grey900}; margin-top: 14mm; max-width: 100%; overflow-wrap: anywhere; text-wrap: balance; }
	}
`;

/** Characters of a name from which it is printed smaller. */
const [LONG, LONGEST] = [40, 110] as const;

const lengthClass = ({ length }: string): string => (length > LONGEST ? ' longest' : length > LONG ? ' long' : '');

type Fact = readonly [label: string, value: string];
type CoverProps = {
	title: string;
	company: string;
	facts: readonly Fact[];
	/** Facts for paper alone: on a screen, title and surroundings say them. */
	paperFacts?: readonly Fact[];
};

const FactRow = ({ fact: [label, value], isForPaper = false }: { fact: Fact; isForPaper?: boolean }) => (
	<div className={isForPaper ? 'paper' : undefined}>
		<dt>{label}</dt>
		<dd>{value}</dd>
	</div>
);

export const Cover = ({ title, company, facts, paperFacts = [] }: CoverProps) => {
	const { t } = useText();
	const issuer = useContext(IssuerName);
	return (
		<header className={`${onScreen} ${onPaper}`}>
			<div>
				<div className="brand">
					<Mark size={28} />
					<p className="product">{t('documents.product')}</p>
				</div>
				<h1>{title}</h1>
				<p className={`company${lengthClass(company)}`}>{company}</p>
				<dl>
					{facts.map((fact) => (
						<FactRow key={fact[0]} fact={fact} />
					))}
					{paperFacts.map((fact) => (
						<FactRow key={fact[0]} fact={fact} isForPaper />
					))}
				</dl>
				{issuer && <p className="paper issuer">{issuer}</p>}
			</div>
		</header>
	);
};
