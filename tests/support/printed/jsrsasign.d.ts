/** The part of the library's types that the tests use; @types/jsrsasign would be another dependency. */
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
	/** An ASN.1 value; `tag` and `tlv` are hexadecimal. */
	export type Asn1 =
		| { seq: Asn1[] }
		| { oid: string }
		| { int: number }
		| { octstr: { hex: string } }
		| { tag: { tag: string; explicit: boolean; obj: Asn1 } }
		| { asn1: { tlv: string } };
	const library: {
		/** Reads DER in hexadecimal. */
		ASN1HEX: {
			getChildIdx: (hex: string, at: number) => number[];
			getTLV: (hex: string, at: number) => string;
			getV: (hex: string, at: number) => string;
		};
		KJUR: {
			asn1: {
				ASN1Util: { newObject: (value: Asn1) => { tohex: () => string } };
				x509: { Certificate: new (values: Certificate) => { tohex: () => string } };
				cms: { CMSUtil: { verifySignedData: (values: { cms: string }) => { isValid: boolean } } };
			};
		};
	};
	// biome-ignore lint/style/noDefaultExport: the library is CommonJS
	export default library;
}
