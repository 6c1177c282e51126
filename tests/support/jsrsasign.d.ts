/** What the tests use of the library; its own package of types is another dependency. */
declare module 'jsrsasign' {
	type Name = { array: { type: string; value: string; ds: 'utf8' }[][] };
	type Certificate = {
		version: 3;
		serial: { int: number };
		issuer: Name;
		subject: Name;
		notbefore: { type: 'gen'; str: string };
		notafter: { type: 'gen'; str: string };
		/** PEM. */
		sbjpubkey: string;
		cakey: string;
		sigalg: 'SHA256withRSA' | 'SHA256withECDSA';
	};
	const library: {
		KJUR: {
			asn1: {
				x509: { Certificate: new (values: Certificate) => { tohex: () => string } };
				cms: { CMSUtil: { verifySignedData: (values: { cms: string }) => { isValid: boolean } } };
			};
		};
	};
	// biome-ignore lint/style/noDefaultExport: the library is CommonJS
	export default library;
}
