import type { SeedText } from './types.ts';

/** Introduction of both shipped papers: scope and definitions. */
export const introduction: SeedText = {
	ja: '外国人労働者とは、自社が雇用する、日本国籍のない人（特別永住者を除く）です。永住者や留学生アルバイトも含みます。受け入れている派遣労働者は、安全衛生と相談に関する設問に含めます。理解できる言語には、本人が理解していればやさしい日本語も含みます。まだ雇用していない場合は、準備の状況でお答えください。',
	en: 'Foreign workers are people your company employs who do not have Japanese nationality, except special permanent residents. This includes permanent residents and students working part-time. Dispatched workers placed with you are included in the questions on safety and health and on consultation. A language that a worker understands can be plain Japanese, as long as the worker does understand it. If you do not employ foreign workers yet, answer for your preparations.',
};
