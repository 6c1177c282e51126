declare module '*.css';
declare module '*.svg' {
	const url: string;
	// biome-ignore lint/style/noDefaultExport: the bundler exports an asset's address this way
	export default url;
}
