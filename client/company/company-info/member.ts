import type { Outputs } from '#client/api/client.ts';

export type Member = Outputs['app']['company']['info']['data']['company_users'][number];
