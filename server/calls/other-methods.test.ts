import { expect, it } from 'vitest';
import { pathOfOther } from './other-methods.ts';

const paths = [
	{ url: '/companies/import', segments: ['companies', 'import'], allowed: new Set(['POST'] as const) },
	{ url: '/companies/:id', segments: ['companies', ':id'], allowed: new Set(['GET'] as const) },
	{ url: '/file/*', segments: ['file', '*'], allowed: new Set(['GET'] as const) },
];

const found = (url: string, method = 'DELETE') => pathOfOther(paths, '/api', { method, url })?.url ?? null;

it.each([
	['/api/companies/import', '/companies/import'],
	['/api/companies/import/?q=/a', '/companies/import'],
	['/api/companies/%69mport', '/companies/import'],
	['/api/companies/7', '/companies/:id'],
	['/api/companies/7%2F', '/companies/:id'],
	['/api/file/a/b', '/file/*'],
	['/api/companies', null],
	['/api/companies/7/more', null],
	['/api/Companies/7', null],
	['/trpc/companies/7', null],
])('%s is an address of %s', (url, path) => {
	expect(found(url)).toBe(path);
});

it('methods that no call has are of no path', () => {
	expect(found('/api/companies/7', 'PROPFIND')).toBeNull();
	expect(found('/api/companies/7', 'OPTIONS')).toBe('/companies/:id');
});
