import type { Config } from '../../engine/config.ts';
import {
  bytesOfId,
  definePurpose,
  idBytes,
  idOfBytes,
  openToken,
  sealToken,
} from '../../engine/secrets/sealedToken.ts';

type KeySource = Pick<Config, 'secretKey' | 'dataFolder'>;

/** What an address of the page names: the patient, and the slip where it is of one. */
export type Named = { benhNhan: string; soPhieu: string | null };
/** What a token carries: a link, and until when. */
type Sealed = { linkId: string; until: Date };

const timeBytes = 5;
const contentBytes = idBytes + timeBytes;
const pathOf = ({ benhNhan, soPhieu }: Named) => (soPhieu === null ? benhNhan : `${benhNhan}/${soPhieu}`);
const ofLink = definePurpose('result link');
const linkPurpose = (named: Named) => ofLink(pathOf(named));
const picturesBytes = 2 * idBytes + timeBytes;
const picturesPurpose = definePurpose('result pictures')();
const sessionPurpose = definePurpose('result session')();

/** The address of the page below the site: what it names is sealed with it, and what seals it stays in the browser. */
export function linkPath(config: KeySource, named: Named, sealed: Sealed): string {
  return `/his/ket-qua-cls/${pathOf(named)}#${sealToken(config, linkPurpose(named), contentOf(sealed))}`;
}

/** The link that a token opens at an address; null for one that this site did not make for it. */
export function linkOfToken(config: KeySource, named: Named, token: string): Sealed | null {
  return sealedOf(openToken(config, linkPurpose(named), token, contentBytes));
}

/** What a browser keeps that has confirmed. */
export function sessionToken(config: KeySource, sealed: Sealed): string {
  return sealToken(config, sessionPurpose, contentOf(sealed));
}

/** The link that a browser has confirmed, until when; null without one. */
export function linkOfSession(config: KeySource, token: string | undefined): Sealed | null {
  return token ? sealedOf(openToken(config, sessionPurpose, token, contentBytes)) : null;
}

/** What the pictures of a slip's result are opened with; `sealed` is that of the browser which has confirmed. */
export function picturesToken(config: KeySource, slipId: string, sealed: Sealed): string {
  return sealToken(config, picturesPurpose, Buffer.concat([bytesOfId(slipId), contentOf(sealed)]));
}

/** The slip, and which browser may see its pictures; null for a token that this site did not make. */
export function picturesOfToken(config: KeySource, token: string): (Sealed & { slipId: string }) | null {
  const content = openToken(config, picturesPurpose, token, picturesBytes);
  const sealed = content && sealedOf(content.subarray(idBytes));
  return content && sealed && { ...sealed, slipId: idOfBytes(content) };
}

function contentOf({ linkId, until }: Sealed): Buffer {
  const time = Buffer.alloc(timeBytes);
  time.writeUIntBE(Math.floor(until.getTime() / 1000), 0, timeBytes);
  return Buffer.concat([bytesOfId(linkId), time]);
}

function sealedOf(content: Buffer | null): Sealed | null {
  return (
    content && {
      linkId: idOfBytes(content),
      until: new Date(content.readUIntBE(idBytes, timeBytes) * 1000),
    }
  );
}
