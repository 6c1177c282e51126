import { expect, it } from 'vitest';
import { caddyfileFor } from './programs.ts';

it('the Caddyfile for fixed servers asks each whether it is ready, and looks none up', () => {
	const file = caddyfileFor(['127.0.0.1:4101', '127.0.0.1:4102']);
	expect(file).toMatch(/^\treverse_proxy 127\.0\.0\.1:4101 127\.0\.0\.1:4102 \{\n\s*health_uri \/readyz\n/m);
	expect(file).not.toContain('dynamic');
	expect(file).toContain('lb_try_duration');
	expect(file.split('{').length).toBe(file.split('}').length);
});
