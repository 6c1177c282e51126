import { type ReactNode, useEffect, useRef } from 'react';

/** Presses the first button within, once: what it opens is shown open. */
export const Opened = ({ children }: { children: ReactNode }) => {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		// After the first layout: an open list is placed by the rectangle of its button.
		const frame = requestAnimationFrame(() => box.current?.querySelector('button')?.click());
		return () => cancelAnimationFrame(frame);
	}, []);
	return <div ref={box}>{children}</div>;
};
