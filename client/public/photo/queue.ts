/** Photos of this visit, sent one after the other. Pure functions. */

export type QueuedPhoto = {
	/** From 1, in the order of adding. */
	number: number;
	file: File;
	state: 'waiting' | 'sending' | 'sent' | 'failed';
	percent: number;
	error: string | null;
};

export type Queue = readonly QueuedPhoto[];

const isUndecided = ({ state }: QueuedPhoto): boolean => state === 'waiting' || state === 'sending';

/** Adds photos, up to the number that the code still accepts. */
export const withPhotos = (
	queue: Queue,
	files: readonly File[],
	remaining: number,
): { queue: Queue; leftOut: number } => {
	const room = Math.max(0, remaining - queue.filter(isUndecided).length);
	const added = files
		.slice(0, room)
		.map(
			(file, at): QueuedPhoto => ({ number: queue.length + at + 1, file, state: 'waiting', percent: 0, error: null }),
		);
	return { queue: [...queue, ...added], leftOut: files.length - added.length };
};

export const withChange = (queue: Queue, number: number, change: Partial<QueuedPhoto>): Queue =>
	queue.map((photo) => (photo.number === number ? { ...photo, ...change } : photo));

/** Marks all photos that have not arrived as failed. */
export const withAllEnded = (queue: Queue): Queue =>
	queue.map((photo) => (isUndecided(photo) ? { ...photo, state: 'failed' } : photo));

export const nextOf = (queue: Queue): QueuedPhoto | null => queue.find(({ state }) => state === 'waiting') ?? null;

export const sentOf = (queue: Queue): number => queue.filter(({ state }) => state === 'sent').length;
