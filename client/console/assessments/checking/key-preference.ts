import { useState } from 'react';
import { readUser } from '#client/api/session.ts';

/** Whether this person uses keys of one character, kept in this browser: who dictates or types elsewhere turns them off. */

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
			// Storage may be disabled: the choice then lasts as long as the page.
		}
	};
	return [isOn, set];
};
