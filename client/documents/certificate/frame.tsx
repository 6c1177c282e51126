import { css } from 'goober';
import type { ReactNode } from 'react';
import { color } from '#client/ui/tokens.ts';

/**
 * An A4 portrait page with a double border. All lengths are relative to its width (1 mm is 100cqw / 210), so that it
 * scales on a phone without reflow and prints at its real size.
 */

export const mm = (millimetres: number): string => `calc(100cqw * ${millimetres} / 210)`;

const outer = css`container-type: inline-size; width: 100%; max-width: 794px; margin: 0 auto;`;
const paper = css`
	aspect-ratio: 210 / 297; background: ${color.white}; color: ${color.grey900}; padding: ${mm(14)}; border: 1px solid ${color.grey200};
	@media print { border: 0; }
`;
const frame = css`height: 100%; border: ${mm(0.7)} solid ${color.blue1100}; padding: ${mm(4)}; print-color-adjust: exact;`;
const inner = css`
	height: 100%; border: max(0.5px, ${mm(0.18)}) solid ${color.blue1100}; padding: ${mm(20)} ${mm(12)} ${mm(14)};
	display: flex; flex-direction: column; align-items: center; text-align: center; gap: ${mm(9)};
	font-size: ${mm(4.4)}; line-height: 1.8; font-family: 'Noto Serif JP', 'Yu Mincho', 'Hiragino Mincho ProN', serif; font-weight: 500;
	& h1, & .serif { font-weight: 700; }
	& h1 { font-size: ${mm(16)}; line-height: 1.3; letter-spacing: 0.3em; text-indent: 0.3em; }
	&:lang(en) h1 { letter-spacing: 0.06em; text-indent: 0; }
	& .name { line-height: 1.45; max-width: 100%; overflow-wrap: anywhere; text-wrap: balance; }
	& .statement { max-width: ${mm(140)}; text-wrap: balance; word-break: auto-phrase; white-space: pre-line; }
	& dl { display: grid; grid-template-columns: max-content 1fr; gap: ${mm(1.5)} ${mm(8)}; text-align: start; }
	& dt { color: ${color.grey600}; }
	& dd { font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
	& .issuer { font-size: ${mm(5)}; }
	/* One left edge for all at the foot. */
	& .foot { width: 100%; display: flex; flex-direction: column; gap: inherit; text-align: start; }
`;

/** Font size of a name by its length: long names shrink instead of being truncated. */
export const nameSize = ({ length }: string): string =>
	mm(length <= 16 ? 9 : length <= 40 ? 7 : length <= 100 ? 5.2 : 3.4);

/** `content` is a class with denser spacing. */
export const CertificateFrame = ({ content = '', children }: { content?: string; children: ReactNode }) => (
	<div className={outer}>
		<article className={paper}>
			<div className={frame}>
				<div className={`${inner} ${content}`}>{children}</div>
			</div>
		</article>
	</div>
);
