import { type ReactNode, useEffect, useRef } from 'react';

/** Presses the first button within, once: what it opens is shown open. */
export const Opened = ({ children }: { children: ReactNode }) => {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.querySelector('button')?.click(), []);
	return <div ref={box}>{children}</div>;
};
