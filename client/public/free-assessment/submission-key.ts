import { useState } from 'react';

/** A random UUID; `crypto.randomUUID` is only available over https. */
const randomKey = (): string => {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
	// Digits of version 4 and of its variant.
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
};

/** Idempotency key of a form: sending it again, for example by a double click, creates no second row. */
export const useSubmissionKey = (): string => useState(randomKey)[0];
