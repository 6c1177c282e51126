import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

const secondsUntil = (instant: string): number =>
	Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / SECOND_MS));

/** Seconds until an instant, counted down to 0. */
export const useSecondsLeft = (until: string): number => {
	const [left, setLeft] = useState(() => secondsUntil(until));
	useEffect(() => {
		setLeft(secondsUntil(until));
		const timer = setInterval(() => setLeft(secondsUntil(until)), SECOND_MS);
		return () => clearInterval(timer);
	}, [until]);
	return left;
};
