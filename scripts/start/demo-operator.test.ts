import { expect, it } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { demoOperator } from './demo-operator.ts';

const config = (env: Record<string, string>) => readConfig({ EMBEDDED: 'true', ...env });

it('only the demo has a fictitious operator, and its settings are valid', () => {
	expect(readConfig(demoOperator(config({}))).operator).toMatchObject({ email: 'info@example.com' });
	expect(readConfig(demoOperator(config({}))).operatorSignatory).toEqual({ title: '代表理事', name: '佐伯 陽子' });
	expect(demoOperator(config({ OPERATOR_NAME: '検証機構' }))).toEqual({});
	expect(demoOperator(config({ EMBEDDED: 'false' }))).toEqual({});
	const production = { APP_SECRET: 'Zk3vP0q9XyT7mN2cR8sW5bH1LdJ6gA4e', PUBLIC_URL: 'https://kyosei.example.com' };
	expect(demoOperator(config({ NODE_ENV: 'production', ...production }))).toEqual({});
});
