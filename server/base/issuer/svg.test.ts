import { expect, it } from 'vitest';
import { svgProblem } from './svg.ts';

it.each([
	'<svg viewBox="0 0 9 9"><path id="a" d="M0 0h9"/><use href="#a" fill="url(#b)"/></svg>',
	'<svg><image xlink:href="data:image/png;base64,AA=="/></svg>',
])('%s stands alone', (svg) => expect(svgProblem(svg)).toBeNull());

it.each([
	['<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/hostname">]><svg/>', 'has a DOCTYPE'],
	['<svg><script>alert(1)</script></svg>', 'contains a script'],
	['<svg onload="alert(1)"/>', 'contains a script'],
	['<svg><image href="https://example.com/seal.png"/></svg>', 'refers to something outside'],
	["<svg><use xlink:href = 'other.svg#a'/></svg>", 'refers to something outside'],
	['<svg><image href="data:image/svg+xml;base64,AA=="/></svg>', 'refers to something outside'],
	['<svg><style>@import "https://example.com/a.css"</style></svg>', 'refers to something outside'],
	['<svg fill="url( https://example.com/a )"/>', 'refers to something outside'],
	['<svg><text>印</text></svg>', 'contains text'],
])('%s does not', (svg, problem) => expect(svgProblem(svg)).toContain(problem));
