import type { TextsLike } from '#shared/i18n/translate.ts';
import { privacy } from '#shared/texts/client/legal/privacy.en.ts';
import { terms } from '#shared/texts/client/legal/terms.en.ts';
import type { legal as ja } from './legal.ja.ts';

export const legal: TextsLike<typeof ja> = {
	draft: 'This document is a draft.',
	draftText: 'No operator of this service is named yet. The template is shown so that it can be read.',
	version: 'Version {{version}}, effective from {{date}}.',
	operator: 'the operator',
	unknownPeriod: 'the time that the operator sets',
	days: '{{count}} {{count|day|days}}',
	years: '{{count}} {{count|year|years}}',
	keptCertificates: 'What certificates that were not withdrawn say stays, so that others can verify them. ',
	keptValidCertificates: 'What certificates that are valid on that day say stays, so that others can verify them. ',
	terms,
	privacy,
};
