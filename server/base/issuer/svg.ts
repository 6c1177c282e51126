/**
 * What an SVG for a seal may not contain. The library would load nothing from elsewhere either; this says it, instead
 * of drawing a seal with a hole.
 */

const PROBLEMS: readonly (readonly [RegExp, string])[] = [
	[/<!DOCTYPE|<!ENTITY/i, 'has a DOCTYPE or an entity: save it without'],
	[/<script[\s>]|<foreignObject[\s>]|\son[a-z]+\s*=/i, 'contains a script or a web page'],
	[
		/\bhref\s*=\s*["']?(?!["']?(?:#|data:image\/(?:png|jpeg)[;,]))/i,
		'refers to something outside of it: embed it as paths',
	],
	[/@import|url\((?!\s*["']?\s*#)/i, 'refers to something outside of it: embed it as paths'],
	[/<text[\s>]/i, 'contains text, whose font this machine may lack: convert it to paths'],
];

/** Why an SVG cannot be used, as the end of a sentence; null if it can. */
export const svgProblem = (svg: string): string | null => PROBLEMS.find(([sign]) => sign.test(svg))?.[1] ?? null;
