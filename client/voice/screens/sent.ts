import { asks, contact } from '#client/voice/asker.ts';
import { heading, make, paragraph } from '#client/voice/dom.ts';
import type { View } from '#client/voice/view.ts';
import { fill } from '#shared/voice/fill.ts';
import { type Place, placesOn, URGENT } from '#shared/voice/help.ts';
import { languageNames, type VoiceLanguage } from '#shared/voice/languages.ts';
import { withoutRuby } from '#shared/voice/ruby.ts';

/** Uses the system's font, like the list of languages: the names need letters of all scripts. */
const namesOf = (languages: readonly VoiceLanguage[]): HTMLElement =>
	make(
		'span',
		{ class: 'system' },
		...languages.map((language, at) =>
			make(
				'span',
				{},
				at > 0 ? ', ' : null,
				make('span', { lang: languageNames[language].tag }, languageNames[language].own),
			),
		),
	);

const place = (
	{ texts: { help }, language }: View,
	{ name, topic, languages, phone, page, checked_on }: Place,
): HTMLElement => {
	const isJapanese = language === 'ja-easy';
	return make(
		'li',
		{},
		make('strong', isJapanese ? {} : { lang: 'en' }, isJapanese ? name.ja : name.en),
		isJapanese || name.ja === name.en ? null : paragraph(withoutRuby(name.ja), { lang: 'ja', class: 'system' }),
		paragraph(help.topics[topic]),
		make('p', {}, `${help.languages}: `, languages ? namesOf(languages) : help.severalLanguages),
		phone ? make('p', {}, make('a', { href: `tel:${phone.replace(/[^0-9+]/g, '')}` }, phone)) : null,
		make('p', {}, make('a', { href: page, target: '_blank', rel: 'noopener noreferrer' }, page)),
		paragraph(fill(help.asOf, { date: checked_on }), { class: 'hint' }),
	);
};

/** Sort order: urgent help first, then help in this language, then help whose languages are unknown. */
const rank = ({ topic, languages }: Place, language: VoiceLanguage): number => {
	if (URGENT.indexOf(topic) !== -1) return -1;
	if (!languages) return 1;
	return languages.indexOf(language) === -1 ? 2 : 0;
};

const today = (): string => new Date().toISOString().slice(0, 10);

/** Confirms that the answers are deleted from the device; workers' rights, and help outside the company. */
export const sent =
	(isCertain: boolean) =>
	(view: View): HTMLElement => {
		const { texts, language } = view;
		const { page, rights, help } = texts;
		const places = placesOn(texts.places, today()).sort((one, other) => rank(one, language) - rank(other, language));
		return make(
			'div',
			{},
			isCertain ? heading(page.sentTitle) : null,
			isCertain ? paragraph(page.sentText) : null,
			isCertain ? make('h2', {}, rights.title) : heading(rights.title),
			make('ul', {}, ...rights.items.map((item) => make('li', {}, item))),
			make('h2', {}, help.title),
			paragraph(help.intro),
			make('ul', { class: 'places' }, ...places.map((each) => place(view, each))),
			asks(texts),
			contact(texts),
		);
	};
