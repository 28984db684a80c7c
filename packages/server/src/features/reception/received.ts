import { everyRight, type Rights } from '@sen/domain/acts/acts';
import type { Birth } from '@sen/domain/ages/age';
import { benhNhanActs } from '@sen/domain/reception/benhNhanActs';
import { requireAct } from '../../engine/acts/acts.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { TiepNhanInput } from '../../gql/main.ts';
import { payerOf } from '../insurance/queries.ts';
import { changePatient, insertPatient } from '../patients/commands.ts';
import { noteLiving } from '../patients/living.ts';
import { lockedPatient } from '../patients/lock.ts';
import { patientById, patientFacts } from '../patients/queries.ts';
import type { CardHolder } from './card.ts';

/** Whom a reception receives: the known record, changed where the desk changed it, or a new one. Errors: BAD_INPUT, those of the record. */
export async function patientOf(tx: Tx, input: TiepNhanInput, rights: Rights): Promise<string> {
  const acceptDuplicate = input.xacNhanTrung ?? false;
  if (!input.BenhNhan_Id) {
    if (!input.BenhNhan)
      throw new DomainError('BAD_INPUT', { issues: [{ path: 'BenhNhan_Id', code: 'REQUIRED' }] });
    const { requestId: _own, ...patient } = input.BenhNhan;
    return insertPatient(tx, patient, { acceptDuplicate, codeAtEnd: true });
  }
  // locked, so that it is not merged, cancelled or recorded as dead between the question and the visit
  const known = await lockedPatient(tx, input.BenhNhan_Id);
  requireAct(tx, benhNhanActs, 'tiepNhan', patientFacts(known), rights);
  noteLiving(tx, known);
  if (input.BenhNhan)
    await changePatient(tx, known._id, input.BenhNhan, { acceptDuplicate, rights: everyRight });
  return known._id;
}

/** The birth that an input says, as far as it does. */
export function pickBirth({ BenhNhan }: TiepNhanInput): Partial<Birth> {
  return {
    ...(BenhNhan?.NgaySinh === undefined ? {} : { NgaySinh: BenhNhan.NgaySinh }),
    ...(BenhNhan?.NamSinh ? { NamSinh: BenhNhan.NamSinh } : {}),
  };
}

/** Whose card it is: what was typed, else the known record; that is read where there is a card, or a payer for whom the age decides. */
export async function holderOf(ctx: Ctx, input: TiepNhanInput): Promise<CardHolder> {
  const treEm = input.DoiTuong_Id ? (await payerOf(ctx, input.DoiTuong_Id))?.treEm : false;
  const asked = Boolean(input.SoTheBHYT) || treEm;
  const known = input.BenhNhan_Id && asked ? await patientById(ctx, input.BenhNhan_Id) : null;
  return {
    TenBenhNhan: input.BenhNhan?.TenBenhNhan ?? known?.TenBenhNhan ?? '',
    NgaySinh: input.BenhNhan?.NgaySinh ?? known?.NgaySinh ?? null,
    NamSinh: input.BenhNhan?.NamSinh ?? known?.NamSinh ?? 0,
  };
}
