import { css } from 'goober';
import type { ReactNode } from 'react';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';

/** Toolbar of a shown file and its buttons. */

const bar = css`
	display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding: 4px 8px; background: ${color.white}; border-bottom: 1px solid ${color.grey200};
	font-size: 14px; line-height: 1.5; font-variant-numeric: tabular-nums;
	& > .end { margin-inline-start: auto; }
	& > span, & > label { display: inline-flex; align-items: center; gap: 4px; }
`;

export const Tools = ({ children }: { children: ReactNode }) => <div className={bar}>{children}</div>;

const small = css`
	min-width: 32px; min-height: 32px; padding: 2px 8px; border: 1px solid ${color.grey300}; border-radius: 6px; background: ${color.white}; color: ${color.grey900};
	cursor: pointer; font-size: 14px; line-height: 1.4; white-space: nowrap; display: inline-flex; align-items: center; justify-content: center; gap: 4px;
	&:hover { border-color: ${color.black}; background: ${color.grey50}; }
	&[aria-disabled='true'] { color: ${color.grey600}; background: ${color.white}; border-color: ${color.grey200}; cursor: not-allowed; }
	&[aria-pressed='true'], &[aria-expanded='true'] { background: ${color.blue100}; border-color: ${color.blue900}; color: ${color.blue1000}; }
	@media (pointer: coarse) { min-width: 44px; min-height: 44px; }
`;

type ToolProps = {
	/** Accessible name, if the content is not text. */
	label?: string;
	disabled?: boolean;
	expanded?: boolean;
	onClick: () => void;
	children: ReactNode;
};

export const Tool = ({ label, disabled = false, expanded, onClick, children }: ToolProps) => (
	<button
		type="button"
		className={small}
		aria-label={label}
		title={label}
		aria-disabled={disabled || undefined}
		aria-expanded={expanded}
		onClick={() => {
			if (!disabled) onClick();
		}}
	>
		{children}
	</button>
);

export const toolInput = css`
	min-height: 32px; padding: 2px 8px; border: 1px solid ${color.grey600}; border-radius: 6px; background-color: ${color.white}; color: ${color.grey900}; font-size: 14px; line-height: 1.5;
	&:hover { border-color: ${color.black}; }
	@media (pointer: coarse) { min-height: 44px; font-size: 16px; }
`;

/** Zoom steps from half to five times the width of the pane; 1 fits. */
const STEPS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5] as const;

type ZoomProps = { zoom: number; onZoom: (zoom: number) => void };

export const ZoomTools = ({ zoom, onZoom }: ZoomProps) => {
	const { t } = useText();
	const larger = STEPS.find((step) => step > zoom);
	const smaller = STEPS.findLast((step) => step < zoom);
	return (
		<span>
			<Tool
				label={t('viewer.zoomOut')}
				disabled={smaller === undefined}
				onClick={() => smaller !== undefined && onZoom(smaller)}
			>
				−
			</Tool>
			<output>{t('viewer.zoomNow', { percent: Math.round(zoom * 100) })}</output>
			<Tool
				label={t('viewer.zoomIn')}
				disabled={larger === undefined}
				onClick={() => larger !== undefined && onZoom(larger)}
			>
				＋
			</Tool>
			<Tool disabled={zoom === 1} onClick={() => onZoom(1)}>
				{t('viewer.zoomFit')}
			</Tool>
		</span>
	);
};

/** A box that scrolls, also by keyboard; `data-scrolls` keeps the arrow keys for it. */
export const scrollBox = css`
	position: relative; flex: 1 1 0; min-height: 0; overflow: auto; padding: 12px; background: ${color.grey100}; overscroll-behavior: contain;
	&:focus-visible { outline-offset: -4px; box-shadow: inset 0 0 0 6px ${color.focusYellow}; }
`;
