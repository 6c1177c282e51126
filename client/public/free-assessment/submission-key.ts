import { useState } from 'react';

/** A random UUID; `crypto.randomUUID` exists only over https. */
const randomKey = (): string => {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
	// The digits of version 4 and of its variant.
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
};

/** The key of a form that is filled in: sent again, as by a double click, it makes no second row. */
export const useSubmissionKey = (): string => useState(randomKey)[0];
