import { css } from 'goober';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type CSSProperties, memo, useEffect, useRef, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';
import { clearPage, drawPage } from './draw-page.ts';

export type PageSize = { width: number; height: number };

/** The text layer is positioned by pdf.js: invisible, but selectable. */
const slot = css`
	position: relative; margin: 0 auto 12px; background: ${color.white}; box-shadow: 0 0 0 1px ${color.grey300};
	& canvas { display: block; width: 100%; height: 100%; }
	& > .drawn { position: absolute; inset: 0; overflow: hidden; }
	& > .failed { position: absolute; inset: 0; display: grid; place-content: center; padding: 16px; color: ${color.errorText}; }
	& .text {
		position: absolute; inset: 0; overflow: clip; line-height: 1; text-size-adjust: none; transform-origin: 0 0; font-feature-settings: normal; line-break: auto;
		--min-font-size: 1; --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size)); --min-font-size-inv: calc(1 / var(--min-font-size));
	}
	& .text :is(span, br) { color: transparent; position: absolute; white-space: pre; cursor: text; transform-origin: 0% 0%; letter-spacing: 0; }
	& .text > :not(.markedContent), & .text .markedContent span:not(.markedContent) {
		z-index: 1; --font-height: 0; font-size: calc(var(--text-scale-factor) * var(--font-height));
		--scale-x: 1; --rotate: 0deg; transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv));
	}
	& .text .markedContent { display: contents; }
	& .text ::selection { background: rgb(0 49 216 / 30%); }
	& .text ::highlight(viewer-found) { background-color: rgb(255 212 61 / 55%); }
	& .text ::highlight(viewer-current) { background-color: rgb(251 91 1 / 60%); }
`;

type PageSlotProps = {
	pdf: PDFDocumentProxy;
	number: number;
	/** At scale 1. */
	size: PageSize;
	scale: number;
	/** Visible or about to be; other pages are not drawn. */
	isNear: boolean;
	onSize: (number: number, size: PageSize) => void;
	onText: (number: number, layer: HTMLElement) => void;
};

/** Slot of a page, which is drawn while it is near. */
export const PageSlot = memo(({ pdf, number, size, scale, isNear, onSize, onText }: PageSlotProps) => {
	const { t } = useText();
	const holder = useRef<HTMLDivElement>(null);
	const [hasFailed, setFailed] = useState(false);
	useEffect(() => {
		const { current } = holder;
		if (!current || !isNear) return;
		return () => clearPage(current);
	}, [isNear]);
	useEffect(() => {
		const { current } = holder;
		if (!current || !isNear) return;
		setFailed(false);
		return drawPage({
			pdf,
			number,
			scale,
			holder: current,
			onSize: (known) => onSize(number, known),
			onText: (layer) => onText(number, layer),
			onFailed: () => setFailed(true),
		});
	}, [pdf, number, scale, isNear, onSize, onText]);
	const style: CSSProperties & { '--total-scale-factor': number } = {
		width: size.width * scale,
		height: size.height * scale,
		'--total-scale-factor': scale,
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: a page is no group of fields
		<div className={slot} style={style} data-page={number} role="group" aria-label={t('viewer.pageNumber', { number })}>
			<div ref={holder} className="drawn" />
			{hasFailed && <p className="failed">{t('viewer.pageFailed')}</p>}
		</div>
	);
});
