import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const b64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const bytes = (buffer: Buffer) => new Uint8Array(buffer);

const userPresent = 0x01;
const userVerified = 0x04;
const withCredential = 0x40;

/** A device that holds one passkey in software, as a phone does in hardware: it makes it, and signs with it. */
export function openAuthenticator() {
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let counter = 0;

  const authenticatorData = (rpId: string, flags: number, rest: Buffer) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest]);
  };
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const base = { id: b64(id), rawId: b64(id), type: 'public-key', clientExtensionResults: {} };

  return {
    /** Makes the passkey: the answer of `navigator.credentials.create`. */
    create: (options: { challenge: string; rp: { id: string } }, origin: string) => {
      // COSE: an EC2 key (1: 2) of ES256 (3: -7) on P-256 (-1: 1)
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(Buffer.from(x, 'base64url'))],
        [-3, bytes(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const data = authenticatorData(options.rp.id, userPresent | userVerified | withCredential, credential);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', bytes(data)],
      ]);
      return {
        ...base,
        response: {
          clientDataJSON: b64(clientData('webauthn.create', options.challenge, origin)),
          attestationObject: b64(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])), // what CBOR holds
          transports: ['internal'],
        },
      };
    },
    /** Signs: the answer of `navigator.credentials.get`. `verified` says whether its owner showed finger, face or PIN. */
    get: (options: { challenge: string; rpId: string }, origin: string, { verified = true } = {}) => {
      const data = authenticatorData(
        options.rpId,
        verified ? userPresent | userVerified : userPresent,
        Buffer.alloc(0),
      );
      const client = clientData('webauthn.get', options.challenge, origin);
      return {
        ...base,
        response: {
          clientDataJSON: b64(client),
          authenticatorData: b64(data),
          signature: b64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      };
    },
  };
}
