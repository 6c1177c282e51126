import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes what it is given, in text and in attributes, and markup only once', () => {
	const hostile = `<script>alert("1")</script> & 'x'`;
	const shown = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;';
	const inner = html`<p title="${hostile}">${hostile}</p>`;
	expect(inner.text).toBe(`<p title="${shown}">${shown}</p>`);
	expect(html`<div>${inner}${[inner, 'a<b']}</div>`.text).toBe(`<div>${inner.text}${inner.text}a&lt;b</div>`);
});

it('leaves out what is null, and keeps 0 and backslashes', () => {
	expect(html`<p>${null}${0}\\${'\\n$&'}</p>`.text).toBe('<p>0\\\\n$&amp;</p>');
});
