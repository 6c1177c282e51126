import { expect, it } from 'vitest';
import { isRamDisk } from './ram-disk.ts';

const shm = (options: string, type = 'tmpfs'): string =>
	`/dev/vda / ext4 rw,relatime 0 0\n${type} /dev/shm ${type} ${options} 0 0\n`;

it.each([
	[shm('rw,relatime,size=24684084k'), true],
	[shm('rw,nosuid,nodev,noexec,relatime'), false],
	[shm('ro,relatime'), false],
	[shm('rw,relatime', 'overlay'), false],
	['/dev/vda / ext4 rw,relatime 0 0\n', false],
])('tells a RAM disk that runs programs: %j %s', (mounts, expected) => {
	expect(isRamDisk(mounts, '/dev/shm')).toBe(expected);
});
