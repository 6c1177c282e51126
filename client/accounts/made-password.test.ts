import { expect, it } from 'vitest';
import { makePassword } from './made-password.ts';

it('makes passwords that are long, legible and all different', () => {
	const made = Array.from({ length: 500 }, makePassword);
	for (const password of made) expect(password).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){3}$/);
	expect(new Set(made).size).toBe(made.length);
	const signs = new Set(made.join('').replaceAll('-', ''));
	expect(signs.size, 'all signs occur').toBe(31);
});
