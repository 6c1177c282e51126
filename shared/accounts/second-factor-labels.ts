import { labelsOf } from '#shared/i18n/labels.ts';

export const secondFactorLabels = labelsOf({
	name: ['パスキーの名前', 'Passkey name'],
	code: ['確認コード', 'Code'],
	recovery_code: ['リカバリーコード', 'Recovery code'],
	challenge: ['ログインの手続き', 'Login'],
	passkey: ['パスキー', 'Passkey'],
	rawId: ['パスキーの識別子', 'Passkey ID'],
	type: ['パスキーの種類', 'Passkey type'],
	response: ['パスキーの応答', 'Passkey response'],
	clientDataJSON: ['ブラウザーの情報', 'Browser data'],
	authenticatorData: ['認証器の情報', 'Authenticator data'],
	attestationObject: ['認証器の登録情報', 'Attestation'],
	signature: ['署名', 'Signature'],
	userHandle: ['アカウントの識別子', 'User handle'],
	transports: ['接続方法', 'Transports'],
	clientExtensionResults: ['拡張機能の結果', 'Extension results'],
});
