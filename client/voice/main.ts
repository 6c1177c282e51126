import './voice.css';
import { choose, scan } from './acts.ts';
import { current } from './current.ts';
import { draw } from './draw.ts';
import { onChosen } from './first-screen.ts';
import { LANGUAGES, screenOf } from './screen.ts';
import { onVoices } from './speech.ts';
import { begin, expire, whenExpired } from './state.ts';
import { drawWith, redraw, show, showLoaded } from './ways.ts';

/** Entry of the page on which workers answer. */

drawWith(draw);
whenExpired(() => {
	current.failure = 'expired';
	current.end = null;
	show(LANGUAGES);
});
onChosen((language) => void choose(language));
onVoices(() => {
	if (current.screen.name === 'statement') redraw();
});
addEventListener('popstate', (event) => {
	if (!location.hash && !current.isSending) void showLoaded(screenOf(event.state));
});
addEventListener('hashchange', scan);
addEventListener('pageshow', expire);
document.addEventListener('visibilitychange', expire);
void showLoaded(begin() ? LANGUAGES : screenOf(history.state));
