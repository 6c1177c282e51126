import { useEffect, useState } from 'react';

export const useSeconds = (running: boolean): number => {
	const [seconds, setSeconds] = useState(0);
	useEffect(() => {
		if (!running) return;
		setSeconds(0);
		const timer = setInterval(() => setSeconds((count) => count + 1), 1_000);
		return () => clearInterval(timer);
	}, [running]);
	return seconds;
};

/** After this time a message says that it takes long and that the user may leave the screen. */
export const LONG_SECONDS = 3;
