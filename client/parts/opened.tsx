import { type ReactNode, useEffect, useRef } from 'react';

/** Presses the first button within, once: what it opens is shown open. */
export const Opened = ({ children }: { children: ReactNode }) => {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		// In the frame that is drawn: a list is placed where its button is then.
		const frame = requestAnimationFrame(() => box.current?.querySelector('button')?.click());
		return () => cancelAnimationFrame(frame);
	}, []);
	return <div ref={box}>{children}</div>;
};
