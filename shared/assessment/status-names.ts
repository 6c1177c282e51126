import { STATUS, type StatusId } from './status.ts';

const NAMES: Readonly<Record<StatusId, readonly [ja: string, en: string]>> = {
	[STATUS.notStarted]: ['未着手', 'Not started'],
	[STATUS.answering]: ['回答中', 'Answering'],
	[STATUS.submitted]: ['提出済み', 'Submitted'],
	[STATUS.graded]: ['評価の採点完了', 'Assessment graded completed'],
	[STATUS.evaluated]: ['評価レポート作成完了', 'Assessment evaluation completed'],
	[STATUS.proposed]: ['改善提案作成完了', 'Improvement proposal completed'],
	[STATUS.completed]: ['評価完了', 'Assessment completed'],
	[STATUS.reassessment]: ['再評価中', 'Re-assessment'],
	[STATUS.regraded]: ['再評価の採点完了', 'Re-assessment graded completed'],
	[STATUS.reevaluated]: ['再評価レポート作成完了', 'Re-assessment evaluation completed'],
	[STATUS.recompleted]: ['再評価完了', 'Re-assessment completed'],
	[STATUS.applied]: ['認証申請済み', 'Applied for certificate'],
	[STATUS.issued]: ['認証書発行済み', 'Certificate issued'],
	[STATUS.cancelled]: ['中止', 'Cancelled'],
};

const namesIn = (language: 0 | 1) =>
	Object.fromEntries(Object.entries(NAMES).map(([id, names]) => [id, names[language]])) as Record<StatusId, string>;

export const statusNames = { ja: namesIn(0), en: namesIn(1) };
