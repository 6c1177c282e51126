import type { Config } from '#server/base/config.ts';

export const DEMO_OPERATOR = {
	OPERATOR_NAME: '一般社団法人 ともに働く評価機構（デモ）',
	OPERATOR_NAME_EN: 'Tomo ni Hataraku Assessment Organization (demo)',
	OPERATOR_REPRESENTATIVE: '代表理事 佐伯 陽子',
	OPERATOR_SIGNATORY: '代表理事|佐伯 陽子',
	OPERATOR_ADDRESS: '〒100-0000 東京都千代田区架空町1-2-3',
	OPERATOR_EMAIL: 'info@example.com',
	OPERATOR_PHONE: '03-0000-0000',
};

/** Settings of the demo's fictitious operator; empty if an operator is configured, or in production. */
export const demoOperator = ({ embedded, production, operator }: Config): Partial<typeof DEMO_OPERATOR> =>
	embedded && !production && !operator ? DEMO_OPERATOR : {};
