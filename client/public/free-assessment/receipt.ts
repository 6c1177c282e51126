import { numberIn, textIn } from '#client/base/shape.ts';
import { forgetIn, readFrom, rememberIn } from './browser-memory.ts';

/** The sent application, kept in `sessionStorage` so that a reload shows the receipt and not an empty form. */
export type Receipt = {
	number: string;
	companyName: string;
	clientName: string;
	email: string;
	phone: string;
	message: string;
	/** Percent; null without a result. */
	score: number | null;
	/** ISO 8601. */
	sentAt: string;
};

const KEY = 'free-receipt';

export const rememberReceipt = (receipt: Receipt): void => rememberIn('tab', KEY, receipt);

export const forgetReceipt = (): void => forgetIn('tab', KEY);

export const readReceipt = (): Receipt | null =>
	readFrom('tab', KEY, (fields) => {
		const number = textIn(fields, 'number');
		const companyName = textIn(fields, 'companyName');
		const clientName = textIn(fields, 'clientName');
		const email = textIn(fields, 'email');
		const phone = textIn(fields, 'phone');
		const message = textIn(fields, 'message');
		const sentAt = textIn(fields, 'sentAt');
		if (number === null || companyName === null || clientName === null || email === null) return null;
		if (phone === null || message === null || sentAt === null) return null;
		return { number, companyName, clientName, email, phone, message, score: numberIn(fields, 'score'), sentAt };
	});
