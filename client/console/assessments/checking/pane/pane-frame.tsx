import { css } from 'goober';
import {
	type CSSProperties,
	type KeyboardEvent,
	type PointerEvent,
	type ReactNode,
	useLayoutEffect,
	useRef,
} from 'react';
import { useText } from '#client/base/locale.tsx';
import { fittedHeight } from '#client/console/assessments/use-rail.ts';
import { color, narrow } from '#client/ui/tokens.ts';
import { usePaneWidth, WIDTHS } from './pane-width.ts';

/** What the pane covers is neither reached by Tab nor read. */
const frame = css`
	display: flex; align-items: flex-start; & > .check { flex: 1 1 0; min-width: 0; }
	${narrow} { &[data-pane-open='true'] > .check { visibility: hidden; } }
	@media screen and (max-width: 1279px) { &[data-pane-open='true'][data-split='true'] > .check { visibility: hidden; } }
`;
const covering = `position: fixed; inset: 0; z-index: 25; width: auto; height: auto; background: ${color.white};`;
/** On narrow screens the pane covers the ratings; two things beside them need more room than one. */
const side = css`
	position: sticky; top: 16px; flex: none; width: var(--pane-width); min-width: 0; height: var(--pane-height, calc(100vh - 32px));
	${narrow} { ${covering} }
	@media screen and (max-width: 1279px) { &[data-split='true'] { ${covering} } }
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

/** Ends the pane above the lower edge of the window: before the page is scrolled it begins lower. */
const useFitted = (shown: boolean | null) => {
	const side = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: where it begins changes with what is shown
	useLayoutEffect(() => {
		const fitHeight = (): void => {
			const top = side.current?.getBoundingClientRect().top ?? 0;
			side.current?.style.setProperty('--pane-height', `${fittedHeight(top)}px`);
		};
		fitHeight();
		window.addEventListener('scroll', fitHeight, { passive: true });
		window.addEventListener('resize', fitHeight);
		return () => {
			window.removeEventListener('scroll', fitHeight);
			window.removeEventListener('resize', fitHeight);
		};
	}, [shown]);
	return side;
};

type PaneFrameProps = {
	/** Null while it is closed. */
	pane: ReactNode;
	/** Whether it shows a document and a request. */
	isSplit?: boolean;
	children: ReactNode;
};

/** A screen with a pane beside it. */
export const PaneFrame = ({ pane, isSplit = false, children }: PaneFrameProps) => {
	const [width, setWidth] = usePaneWidth();
	const box = useRef<HTMLDivElement>(null);
	const fitted = useFitted(pane ? isSplit : null);
	const shareAt = (x: number): number => {
		const { right, width: all } = box.current?.getBoundingClientRect() ?? { right: 0, width: 1 };
		return ((right - x) / all) * 100;
	};
	const style: CSSProperties & { '--pane-width': string } = { '--pane-width': `${width}%` };
	return (
		<div ref={box} className={frame} style={style} data-pane-open={Boolean(pane)} data-split={isSplit}>
			<div className="check">{children}</div>
			{pane && <Handle width={width} onWidth={setWidth} shareAt={shareAt} />}
			{pane && (
				<div ref={fitted} className={side} data-pane data-split={isSplit}>
					{pane}
				</div>
			)}
		</div>
	);
};
