import { useState } from 'react';
import { readUser } from '#client/api/session.ts';

/**
 * Whether single-key shortcuts are on, per user, in localStorage. People who use dictation need to turn them off (WCAG
 * 2.1.4).
 */

const keyOf = (): string => `review-keys:${readUser()?.email ?? ''}`;

const readsKeys = (): boolean => {
	try {
		return localStorage.getItem(keyOf()) !== 'off';
	} catch {
		return true;
	}
};

export const useKeyPreference = (): [isOn: boolean, set: (isOn: boolean) => void] => {
	const [isOn, setOn] = useState(readsKeys);
	const set = (next: boolean): void => {
		setOn(next);
		try {
			localStorage.setItem(keyOf(), next ? 'on' : 'off');
		} catch {
			// Storage may be disabled: the choice then lasts until the page is left.
		}
	};
	return [isOn, set];
};
