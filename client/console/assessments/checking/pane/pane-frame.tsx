import { css } from 'goober';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { useText } from '#client/base/locale.tsx';
import { color, narrow } from '#client/ui/tokens.ts';
import { usePaneWidth, WIDTHS } from './pane-width.ts';

const frame = css`display: flex; align-items: flex-start; & > .check { flex: 1 1 0; min-width: 0; }`;
/** On narrow screens the pane covers the ratings. */
const side = css`
	position: sticky; top: 16px; flex: none; width: var(--pane-width); min-width: 0; height: calc(100vh - 32px);
	${narrow} { position: fixed; inset: 0; z-index: 25; width: auto; height: auto; background: ${color.white}; }
`;
const handle = css`
	position: sticky; top: 16px; flex: none; width: 16px; height: calc(100vh - 32px); cursor: col-resize; touch-action: none;
	&::before { content: ''; display: block; width: 4px; height: 48px; margin: 40vh auto 0; border-radius: 2px; background: ${color.grey420}; }
	&:hover::before { background: ${color.blue900}; height: 96px; }
	${narrow} { display: none; }
`;

const STEPS: Record<string, number> = { ArrowLeft: WIDTHS.step, ArrowRight: -WIDTHS.step };

type HandleProps = { width: number; onWidth: (width: number) => void; shareAt: (x: number) => number };

/** The separator between ratings and documents; moved by dragging or with the arrow keys. */
const Handle = ({ width, onWidth, shareAt }: HandleProps) => {
	const { t } = useText();
	const onKeyDown = (event: KeyboardEvent): void => {
		const step = STEPS[event.key];
		if (step === undefined) return;
		event.preventDefault();
		onWidth(width + step);
	};
	const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
		if (event.currentTarget.hasPointerCapture(event.pointerId)) onWidth(shareAt(event.clientX));
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: an `hr` takes neither the focus nor a value, and this separator is moved
		<div
			className={handle}
			role="separator"
			aria-orientation="vertical"
			aria-label={t('console.checking.pane.width')}
			aria-valuenow={width}
			aria-valuemin={WIDTHS.least}
			aria-valuemax={WIDTHS.most}
			tabIndex={0}
			onKeyDown={onKeyDown}
			onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
			onPointerMove={onPointerMove}
		/>
	);
};

/** A check with the documents pane beside it; `pane` is null while it is closed. */
export const PaneFrame = ({ pane, children }: { pane: ReactNode; children: ReactNode }) => {
	const [width, setWidth] = usePaneWidth();
	const box = useRef<HTMLDivElement>(null);
	const shareAt = (x: number): number => {
		const { right, width: all } = box.current?.getBoundingClientRect() ?? { right: 0, width: 1 };
		return ((right - x) / all) * 100;
	};
	const style: CSSProperties & { '--pane-width': string } = { '--pane-width': `${width}%` };
	return (
		<div ref={box} className={frame} style={style}>
			<div className="check">{children}</div>
			{pane && <Handle width={width} onWidth={setWidth} shareAt={shareAt} />}
			{pane && (
				<div className={side} data-pane>
					{pane}
				</div>
			)}
		</div>
	);
};
