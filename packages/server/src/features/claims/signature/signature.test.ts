import { claimTables } from '@sen/domain/claims/tables';
import { validRow } from '@sen/domain/claims/testRows';
import { envelopeXml, tableXml } from '@sen/domain/claims/write';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFile } from '../xml/read.ts';
import { signFile } from './sign.ts';
import { pkcs12Signer, type Signer } from './signer.ts';
import { testCertificate } from './testCertificates.ts';
import { verifyFile } from './verify.ts';

const rows = fc.sample(validRow(claimTables.XML3, '2026-08-10'), { numRuns: 3, seed: 11 });
const xml = envelopeXml(
  {
    maCSKCB: '01005',
    ngayLap: '20260810',
    parts: [{ code: 'XML3', xml: tableXml(claimTables.XML3, rows) }],
  },
  (text) => Buffer.from(text).toString('base64'),
);
const invalid = expect.objectContaining({ code: 'CLAIM_SIGNATURE_INVALID' });

let signer: Signer;
let other: Signer;
let signed: string;
beforeAll(async () => {
  signer = await pkcs12Signer(testCertificate('x'), 'x');
  other = await pkcs12Signer(testCertificate('y'), 'y');
  signed = await signFile(xml, signer);
});

describe('a file', () => {
  it('is signed into CHUKYDONVI and reads the same; what verifies is what is read', () => {
    expect(signed).toMatch(/<CHUKYDONVI><Signature .*<\/Signature><\/CHUKYDONVI><\/GIAMDINHHS>$/s);
    expect(signed).toContain('<X509Certificate>');
    expect(readFile(verifyFile(signed, signer.certificate))).toEqual(readFile(xml));
  });

  it('is signed as a check-in too, which holds its own place for it', async () => {
    const [row = {}] = fc.sample(validRow(claimTables.XML0, '2026-08-10'), { numRuns: 1, seed: 12 });
    const checkIn = await signFile(tableXml(claimTables.XML0, [row]), signer);
    expect(verifyFile(checkIn, signer.certificate)).toContain('<TRANG_THAI_KCB>');
  });

  it('is signed by whoever takes a while, as a remote service does', async () => {
    const remote: Signer = {
      ...signer,
      sign: async (bytes) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return signer.sign(bytes);
      },
    };
    expect(await signFile(xml, remote)).toBe(signed);
    const broken: Signer = { ...signer, sign: () => Promise.reject(new Error('no token')) };
    await expect(signFile(xml, broken)).rejects.toThrow('no token');
  });
});

describe('a signature', () => {
  it('is refused when a byte of the file was changed, wherever', () => {
    const digit = signed.replace('<MACSKCB>01005<', '<MACSKCB>01006<');
    const content = signed.replace(
      /<NOIDUNGFILE>(.)/,
      (_all, first) => `<NOIDUNGFILE>${first === 'P' ? 'Q' : 'P'}`,
    );
    const value = signed.replace(
      /<SignatureValue>(.)/,
      (_all, first) => `<SignatureValue>${first === 'A' ? 'B' : 'A'}`,
    );
    for (const changed of [digit, content, value]) {
      expect(changed).not.toBe(signed);
      expect(() => verifyFile(changed, signer.certificate)).toThrow(invalid);
    }
  });

  it('is refused from anybody else, though the file brings a certificate that fits', async () => {
    const foreign = await signFile(xml, other);
    expect(verifyFile(foreign, other.certificate)).not.toBe('');
    expect(() => verifyFile(foreign, signer.certificate)).toThrow(invalid);
  });

  it('is refused when the signed file was wrapped into another, or stands elsewhere, twice or not at all', () => {
    const bare = signed.replace(/^<\?.*\?>\n?/, '');
    const [signature = ''] = /<Signature .*<\/Signature>/s.exec(signed) ?? [];
    const inPlace = (inner: string) => signed.replace(signature, () => inner);
    const wrapped = xml
      .replace('<CHUKYDONVI>', () => `<CHUKYDONVI>${signature}`)
      .replace('</DANHSACHHOSO>', () => `<HOSO>${bare}</HOSO></DANHSACHHOSO>`);
    const moved = inPlace('').replace('<THONGTINHOSO>', () => `<THONGTINHOSO>${signature}`);
    const evil = xml.replace('01005', '01006').replace('<CHUKYDONVI>', () => `<CHUKYDONVI><x>${bare}</x>`);
    const wholeInside = `<GIAMDINHHS><CHUKYDONVI>${signature}</CHUKYDONVI>${bare.replace(signature, '')}</GIAMDINHHS>`;
    for (const forged of [wrapped, moved, evil, wholeInside, inPlace(signature + signature), xml]) {
      expect(() => verifyFile(forged, signer.certificate)).toThrow(invalid);
    }
  });

  it('is refused where it covers less than the file, or is made in a weaker way', () => {
    const partly = signed.replace('<Reference URI="">', '<Reference URI="#x">');
    const weaker = signed.replaceAll('rsa-sha256', 'rsa-sha1');
    const otherDigest = signed.replace(
      'http://www.w3.org/2001/04/xmlenc#sha256',
      'http://www.w3.org/2000/09/xmldsig#sha1',
    );
    for (const forged of [partly, weaker, otherDigest]) {
      expect(forged).not.toBe(signed);
      expect(() => verifyFile(forged, signer.certificate)).toThrow(invalid);
    }
  });
});

describe('a PKCS#12 file', () => {
  it('is refused with another password, as another file, and with a key that the portal does not take', async () => {
    const unreadable = { code: 'CLAIM_CERTIFICATE_UNREADABLE' };
    await expect(pkcs12Signer(testCertificate('x'), 'z')).rejects.toMatchObject(unreadable);
    await expect(pkcs12Signer(new Uint8Array([1, 2, 3]), 'x')).rejects.toMatchObject(unreadable);
    const curve = pkcs12Signer(testCertificate('x', 'EC'), 'x');
    await expect(curve).rejects.toMatchObject({ code: 'CLAIM_CERTIFICATE_NOT_RSA' });
  });
});
