/**
 * Framing of a file generated while it is sent, to transmit progress. Only for clients that ask for it by `Accept`; all
 * others get the plain bytes.
 */
export const FRAMED = 'application/vnd.kyosei.framed';

/** Rows written, and their total; null if unknown. */
export type Progress = { rows: number; total: number | null };

/** Length of the bytes that follow, rows, and total + 1. A frame without bytes is the last one. */
const HEAD_BYTES = 12;

export const frameHead = (length: number, { rows, total }: Progress): Uint8Array<ArrayBuffer> => {
	const head = new DataView(new ArrayBuffer(HEAD_BYTES));
	head.setUint32(0, length);
	head.setUint32(4, rows);
	head.setUint32(8, total === null ? 0 : total + 1);
	return new Uint8Array(head.buffer);
};

const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
	const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
};

type Given = { onBytes: (bytes: Uint8Array<ArrayBuffer>) => void; onProgress: (progress: Progress) => void };

/** Reads frames from chunks of any size. `isWhole` tells whether the last frame has arrived. */
export const createFrameReader = ({ onBytes, onProgress }: Given) => {
	let rest: Uint8Array = new Uint8Array();
	let isWhole = false;
	const read = (chunk: Uint8Array): void => {
		rest = joined([rest, chunk]);
		while (rest.length >= HEAD_BYTES) {
			const head = new DataView(rest.buffer, rest.byteOffset);
			const end = HEAD_BYTES + head.getUint32(0);
			if (rest.length < end) return;
			const total = head.getUint32(8);
			if (end > HEAD_BYTES) onBytes(joined([rest.subarray(HEAD_BYTES, end)]));
			else isWhole = true;
			onProgress({ rows: head.getUint32(4), total: total === 0 ? null : total - 1 });
			rest = rest.subarray(end);
		}
	};
	return { read, isWhole: () => isWhole && rest.length === 0 };
};
