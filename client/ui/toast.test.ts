import { afterEach, describe, expect, it, vi } from 'vitest';

const spied = vi.hoisted(() => {
	const call = vi.fn();
	return Object.assign(call, { success: vi.fn(), error: vi.fn(), loading: vi.fn(), dismiss: vi.fn() });
});
vi.mock('react-hot-toast', () => ({ default: spied, Toaster: () => null }));

const { notify } = await import('./toast.tsx');

afterEach(() => vi.clearAllMocks());

/** Section 4 of the specification: durations, and one shared id. */
describe('toasts', () => {
	const shared = { id: 'product', removeDelay: 1_000 };

	it('last 2 s on success, 4 s on an error or without a kind; loading lasts until dismissed', () => {
		notify.success('saved');
		notify.error('failed');
		notify.blank('note');
		notify.loading('saving');
		expect(spied.success).toHaveBeenCalledWith('saved', expect.objectContaining({ ...shared, duration: 2_000 }));
		expect(spied.error).toHaveBeenCalledWith('failed', expect.objectContaining({ ...shared, duration: 4_000 }));
		expect(spied).toHaveBeenCalledWith('note', expect.objectContaining({ ...shared, duration: 4_000 }));
		expect(spied.loading).toHaveBeenCalledWith(
			'saving',
			expect.objectContaining({ ...shared, duration: Number.POSITIVE_INFINITY }),
		);
	});

	it('are assertive for a screen reader only on an error', () => {
		notify.error('failed');
		notify.success('saved');
		const live = { ariaProps: { role: 'alert', 'aria-live': 'assertive' } };
		expect(spied.error).toHaveBeenCalledWith('failed', expect.objectContaining(live));
		expect(spied.success).not.toHaveBeenCalledWith('saved', expect.objectContaining(live));
	});

	it('are dismissed by their shared id', () => {
		notify.dismiss();
		expect(spied.dismiss).toHaveBeenCalledWith('product');
	});
});
