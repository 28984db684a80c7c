import { X509Certificate } from 'node:crypto';
import { audit } from '../../../engine/audit/audit.ts';
import { type Ctx, localDay, type Tx, today } from '../../../engine/context.ts';
import { DomainError, refuseIssues } from '../../../engine/errors.ts';
import { emit } from '../../../engine/events/events.ts';
import { lockOnly, putOnly } from '../../../engine/outside/onlyRow.ts';
import { openSecret, sealSecret } from '../../../engine/secrets/secrets.ts';
import { inTransaction } from '../../../engine/sql/transaction.ts';
import type { ChungThuSoInput } from '../../../gql/main.ts';
import { pkcs12Signer, type Signer } from '../signature/signer.ts';
import { type ChungThuSoRow, chungThuSoTable as table } from '../tables.ts';

/** What file and password are bound to. */
const owner = 'ChungThuSo';
const passwordOwner = 'ChungThuSo:matKhau';
/** A PKCS#12 file has a few kilobytes. */
const maxBytes = 100_000;

/** The certificate; null while there is none. */
export async function certificateRow(ctx: Ctx): Promise<ChungThuSoRow | null> {
  const [row] = await ctx.db.select().from(table);
  return row ?? null;
}

/**
 * Keeps a PKCS#12 file with its password. Errors: CONFLICT with `current`, BAD_INPUT at `Tep` and `MatKhau`, CLAIM_CERTIFICATE_EXPIRED,
 * CLAIM_CERTIFICATE_NOT_RSA.
 */
export async function keepCertificate(ctx: Ctx, input: ChungThuSoInput): Promise<ChungThuSoRow> {
  const bytes = Buffer.from(input.Tep, 'base64');
  if (bytes.length === 0 || bytes.length > maxBytes) refuseIssues([{ path: 'Tep', code: 'REQUIRED' }]);
  const { certificate } = await pkcs12Signer(bytes, input.MatKhau);
  const facts = factsOf(certificate);
  if (facts.HieuLucDen < today(ctx))
    throw new DomainError('CLAIM_CERTIFICATE_EXPIRED', { HieuLucDen: facts.HieuLucDen });
  return inTransaction(ctx, async (tx) => {
    await lockOnly(tx, table);
    const before = await certificateRow(tx);
    if (input.version !== (before?.version ?? 0))
      throw new DomainError('CONFLICT', { current: before && { version: before.version, ...shown(before) } });
    return put(tx, before, facts, bytes, input.MatKhau);
  });
}

type Facts = ReturnType<typeof factsOf>;

/** Writes a certificate, without what a person has to be told. */
export async function put(
  tx: Tx,
  before: ChungThuSoRow | null,
  facts: Facts,
  bytes: Uint8Array,
  password: string,
): Promise<ChungThuSoRow> {
  const row = await putOnly(tx, table, {
    ...facts,
    Tep: sealSecret(tx.config, owner, bytes),
    MatKhau: sealSecret(tx.config, passwordOwner, Buffer.from(password, 'utf8')),
  });
  await audit(tx, {
    action: before ? 'UPDATE' : 'CREATE',
    entity: 'ChungThuSo',
    entityId: row._id,
    before: before && shown(before),
    after: { ...shown(row), doiTep: true },
  });
  await emit(tx, { module: 'HeThong', process: 'update', data: { section: owner } });
  return row;
}

const shown = ({ ChuThe, NoiCap, SoSerial, HieuLucTu, HieuLucDen }: ChungThuSoRow) => ({
  ...{ ChuThe, NoiCap, SoSerial, HieuLucTu, HieuLucDen },
});

/** Who signs for the facility. Errors: CLAIM_NO_CERTIFICATE, CLAIM_CERTIFICATE_EXPIRED, CLAIM_KEY_LOST. */
export async function siteSigner(ctx: Ctx): Promise<Signer> {
  const row = await certificateRow(ctx);
  if (!row) throw new DomainError('CLAIM_NO_CERTIFICATE');
  if (row.HieuLucDen < today(ctx))
    throw new DomainError('CLAIM_CERTIFICATE_EXPIRED', { HieuLucDen: row.HieuLucDen });
  let opened: [Buffer, Buffer];
  try {
    opened = [openSecret(ctx.config, owner, row.Tep), openSecret(ctx.config, passwordOwner, row.MatKhau)];
  } catch {
    throw new DomainError('CLAIM_KEY_LOST');
  }
  return pkcs12Signer(opened[0], opened[1].toString('utf8'));
}

/** What a certificate (DER) says of itself. */
export function factsOf(der: Uint8Array) {
  const read = new X509Certificate(der);
  return {
    ChuThe: nameIn(read.subject),
    NoiCap: nameIn(read.issuer),
    SoSerial: read.serialNumber,
    HieuLucTu: localDay(new Date(read.validFrom)),
    HieuLucDen: localDay(new Date(read.validTo)),
  };
}

/** The common name of a distinguished name; the whole of it where it has none. */
function nameIn(name: string): string {
  return /^CN=(.+)$/m.exec(name)?.[1] ?? name.replaceAll('\n', ', ');
}
