import { filledFields } from '@sen/domain/readings/fields';
import { fieldsJudgedAnew } from '@sen/domain/readings/judgedAnew';
import { eq } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { SlipRow } from '../orders/tables.ts';
import { fieldsInHand } from './fields.ts';
import { loggedReading } from './loggedReading.ts';
import type { Reading } from './reading.ts';
import { servicesOfSlip } from './services.ts';

/** Something of a service that is judged otherwise now than when it was written: in words, and how that is written down. */
type Anew = { words: string[]; write: () => Promise<void> };

/** What of the version in work of a locked slip is judged otherwise now: the patient, or what is normal, has changed since. */
async function judgedAnew(tx: Tx, reading: Reading, slip: SlipRow): Promise<Anew[]> {
  const { PhienBan } = await reading.versions.open(tx, slip._id);
  const { texts, contents } = await reading.stored(tx, [slip._id]);
  const services = await servicesOfSlip(tx, slip._id);
  const found: Anew[] = [];
  for (const service of services) {
    const isHere = (one: { PhienBan: number; ChiTiet_Id: string }) =>
      one.PhienBan === PhienBan && one.ChiTiet_Id === service.ChiTiet_Id;
    const text = texts.find(isHere);
    if (text && text.Truongs.length > 0) {
      const Truongs = filledFields(await fieldsInHand(tx, slip, service, [text]), []);
      const { ketQuaTable } = reading.tables;
      const set = { Truongs, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) };
      found.push({
        words: fieldsJudgedAnew(text.Truongs, Truongs),
        write: async () => {
          await tx.db.update(ketQuaTable).set(set).where(eq(ketQuaTable._id, text._id));
        },
      });
    }
    const content = contents.find(isHere);
    const anew = content && (await reading.content?.judgedAnew(tx, content.noiDung));
    if (content && anew)
      found.push({
        words: anew.words,
        write: async () => reading.content?.write(tx, content, anew.noiDung),
      });
  }
  return found.filter(({ words }) => words.length > 0);
}

const wordsOf = (found: readonly Anew[]) => found.flatMap(({ words }) => words).join('; ');

/** Writes the judgements of now into the version in work of a locked slip, where `seen` are the words that say what changed. */
export async function takeJudgement(tx: Tx, reading: Reading, slip: SlipRow, seen: string): Promise<void> {
  const found = await judgedAnew(tx, reading, slip);
  if (found.length === 0 || wordsOf(found) !== seen) return;
  const { PhienBan } = await reading.versions.open(tx, slip._id);
  const before = loggedReading(await reading.stored(tx, [slip._id]), PhienBan);
  for (const one of found) await one.write();
  await audit(tx, {
    action: 'UPDATE',
    entity: reading.entity,
    entityId: slip._id,
    BenhNhan_Id: slip.BenhNhan_Id,
    before: { PhienBan, ketQuas: before },
    after: { PhienBan, ketQuas: loggedReading(await reading.stored(tx, [slip._id]), PhienBan) },
  });
}

/** Refuses to give out what is judged otherwise now than when it was written, before a person has seen that. Errors: RESULT_JUDGED_ANEW. */
export async function requireJudged(tx: Tx, reading: Reading, slip: SlipRow): Promise<void> {
  const found = await judgedAnew(tx, reading, slip);
  if (found.length > 0) throw new DomainError('RESULT_JUDGED_ANEW', { values: wordsOf(found) });
}
