import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A PKCS#12 file with a key and a certificate that signs itself, made for a test by openssl. */
export function testCertificate(password: string, kind: 'RSA' | 'EC' = 'RSA'): Uint8Array {
  const folder = mkdtempSync(path.join(tmpdir(), 'sen-p12-'));
  try {
    const [key, cert, file] = ['key.pem', 'cert.pem', 'one.p12'].map((name) => path.join(folder, name));
    const newKey = kind === 'RSA' ? ['rsa:2048'] : ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
    const openssl = (...args: string[]) =>
      execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    openssl(
      'req',
      '-x509',
      '-newkey',
      ...newKey,
      '-nodes',
      '-keyout',
      `${key}`,
      '-out',
      `${cert}`,
      '-days',
      '2',
      '-subj',
      '/CN=Sen',
    );
    openssl(
      'pkcs12',
      '-export',
      '-inkey',
      `${key}`,
      '-in',
      `${cert}`,
      '-out',
      `${file}`,
      '-passout',
      `pass:${password}`,
    );
    return new Uint8Array(readFileSync(`${file}`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
