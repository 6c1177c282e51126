import { type RefObject, useLayoutEffect, useState } from 'react';
import toast, { Toaster, type ToastOptions, useToasterStore } from 'react-hot-toast';
import { color, shadow } from './tokens.ts';

/** Toasts, with the durations of the specification. They share one id, so that a new one replaces the last. */

const SHARED_ID = 'product';
const SUCCESS_MS = 2_000;
const ERROR_MS = 4_000;
const REMOVE_DELAY_MS = 1_000;

const options = (duration: number): ToastOptions => ({ id: SHARED_ID, duration, removeDelay: REMOVE_DELAY_MS });

const assertive = { ariaProps: { role: 'alert', 'aria-live': 'assertive' } } as const;

export const notify = {
	success: (message: string): void => void toast.success(message, options(SUCCESS_MS)),
	error: (message: string): void => void toast.error(message, { ...options(ERROR_MS), ...assertive }),
	blank: (message: string): void => void toast(message, options(ERROR_MS)),
	/** Lasts until replaced or dismissed. */
	loading: (message: string): void => void toast.loading(message, options(Number.POSITIVE_INFINITY)),
	dismiss: (): void => toast.dismiss(SHARED_ID),
};

const BOTTOM = '--toast-bottom';
const EDGE_PX = 16;

/** Keeps toasts above a bar at the bottom of the screen, whose buttons they would cover. */
export const useToastsAbove = (bar: RefObject<HTMLElement | null>): void => {
	useLayoutEffect(() => {
		const { current } = bar;
		if (!current) return;
		const { style } = document.documentElement;
		const observer = new ResizeObserver(() => style.setProperty(BOTTOM, `${current.offsetHeight + EDGE_PX}px`));
		observer.observe(current);
		return () => {
			observer.disconnect();
			style.removeProperty(BOTTOM);
		};
	}, [bar]);
};

const PLACED_MS = 100;

/** Below the header, where a phone shows the heading and no control; null where toasts stand at the bottom. */
const topNow = (): number | null => {
	const hasBar = document.documentElement.style.getPropertyValue(BOTTOM) !== '';
	if (hasBar || !matchMedia('(max-width: 767px)').matches) return null;
	return Math.max(document.querySelector('header')?.getBoundingClientRect().bottom ?? 0, 0) + EDGE_PX / 2;
};

/** While a toast is shown, its place follows the screen, which changes after a sign-in. */
const useTop = (): number | null => {
	const isShown = useToasterStore().toasts.some(({ visible }) => visible);
	const [top, setTop] = useState<number | null>(null);
	useLayoutEffect(() => {
		if (!isShown) return;
		const place = (): void => setTop(topNow());
		place();
		const timer = setInterval(place, PLACED_MS);
		return () => clearInterval(timer);
	}, [isShown]);
	return top;
};

export const Toasts = () => {
	const top = useTop();
	return (
		<Toaster
			position={top === null ? 'bottom-right' : 'top-center'}
			containerStyle={top === null ? { bottom: `var(${BOTTOM}, ${EDGE_PX}px)` } : { top }}
			toastOptions={{
				style: {
					// Clicks pass through, and hovering does not pause the timer.
					pointerEvents: 'none',
					width: 360,
					maxWidth: '100%',
					padding: '12px 16px',
					borderRadius: 8,
					border: `1px solid ${color.grey420}`,
					boxShadow: shadow.dialog,
					color: color.grey900,
					fontSize: 16,
					lineHeight: 1.5,
				},
				success: { iconTheme: { primary: color.successText, secondary: color.white } },
				error: { iconTheme: { primary: color.errorText, secondary: color.white } },
			}}
		/>
	);
};
