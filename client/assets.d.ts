declare module '*.css';
declare module '*.woff2' {
	const url: string;
	// biome-ignore lint/style/noDefaultExport: the bundler exports the URL of an asset as default
	export default url;
}
declare module '*.svg' {
	const url: string;
	// biome-ignore lint/style/noDefaultExport: the bundler exports the URL of an asset as default
	export default url;
}
declare module '*?url' {
	const url: string;
	// biome-ignore lint/style/noDefaultExport: the bundler exports the URL of an asset as default
	export default url;
}
