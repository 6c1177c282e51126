export const oneLine = (error: unknown): string => {
	if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return 'No space is left on the disk';
	return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
};
