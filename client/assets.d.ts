declare module '*.css';
declare module '*.svg' {
	const url: string;
	// biome-ignore lint/style/noDefaultExport: the bundler exports the URL of an asset as default
	export default url;
}
