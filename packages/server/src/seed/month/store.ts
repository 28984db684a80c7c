import { doseQuantity } from '@sen/domain/prescriptions/dose';
import type { DrugWarning } from '@sen/domain/prescriptions/warnings';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { CaseDrug } from '../../../seeds/demo/caseShape.ts';
import { desksOf } from '../../../seeds/demo/desks.ts';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { available } from '../../features/pharmacy/stock.ts';
import { supply } from '../../features/pharmacy/supply.ts';
import { beginSupply } from '../../features/pharmacy/supplyTickets.ts';
import { savePrescription } from '../../features/prescriptions/commands.ts';
import { callTicket } from '../../features/queues/commands.ts';
import { ticketsOfVisit } from '../../features/queues/queries.ts';
import type { ToaThuocDongInput } from '../../gql/main.ts';
import type { Place } from './counter.ts';
import { asStaff } from './hospital.ts';

const reason = 'Đã cân nhắc lợi ích và nguy cơ, dặn người bệnh theo dõi';

/** Writes the prescription of a session; what the patient is allergic to is left out, other warnings get their reason. */
export async function prescribe(place: Place, KhamBenh_Id: string): Promise<void> {
  const dongs: ToaThuocDongInput[] = [];
  for (const drug of place.visit.illness.thuoc) dongs.push(await lineOf(place, drug));
  if (dongs.length === 0) return;
  const write = (lines: ToaThuocDongInput[], keys: readonly string[]) =>
    savePrescription(place.tx, KhamBenh_Id, {
      requestId: v7(),
      version: 0,
      dongs: lines,
      LoiDan: place.visit.illness.LoiDan,
      lyDoCanhBaos: keys.map((key) => ({ key, LyDo: reason })),
    });
  try {
    await write(dongs, []);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'NEEDS_CONFIRMATION') throw error;
    const warnings = (error.details['warnings'] ?? []) as DrugWarning[]; // as savePrescription names them
    const allergic = warnings.filter((one) => one.MucDo.endsWith('Allergy')).map((one) => one.Duoc_Id);
    const safe = dongs.filter((line) => !allergic.includes(line.Duoc_Id));
    if (safe.length > 0)
      await write(
        safe,
        warnings.map((one) => one.key),
      );
  }
}

const minute = 60_000;

/**
 * Hands out the prescriptions of a visit, insured drugs at the store, bought ones at the hospital's pharmacy: the number is called, the
 * patient comes to the counter, the drugs are given.
 */
export async function handOut({ hospital, tx, visit, TiepNhan_Id }: Place): Promise<void> {
  const { stores } = desksOf(visit.room);
  if (!stores) return;
  const { rows } = await tx.db.execute<{ id: string; kind: string }>(sql`
    select id, loai_toa as kind from main.toa_thuoc
    where tiep_nhan_id = ${TiepNhan_Id} and trang_thai not in ('DaHuy', 'DaCap') and loai_toa <> 'MuaNgoai' order by loai_toa`);
  const tickets = (await ticketsOfVisit(tx, TiepNhan_Id)).filter((one) => one.HangDoi === 'CapPhatThuoc');
  for (const { id, kind } of rows) {
    const desk = kind === 'BHYT' ? stores.insured : stores.shop;
    const idStore = hospital.id(`Kho:${desk[1]}`);
    const clerk = await asStaff(hospital, tx, desk);
    const ticket = tickets.find((one) => one.source_Id === id && one.TrangThai === 'cho');
    if (ticket) {
      const before = (minutes: number): Tx => {
        const at = new Date(Math.max(ticket.NgayTao.getTime(), tx.now().getTime() - minutes * minute));
        return { ...clerk, now: () => at };
      };
      await callTicket(before(3), ticket._id, { hangDoi: 'CapPhatThuoc', nodeId: ticket.Node_Id });
      await beginSupply(before(2), id, idStore);
    }
    await supply(clerk, { ToaThuoc_Id: id, idStore, requestId: v7() });
    tx.loaders.clear();
  }
}

/** A line of a drug; what the shelf cannot give is bought outside. */
async function lineOf({ hospital, tx, visit }: Place, drug: CaseDrug): Promise<ToaThuocDongInput> {
  const [code, SoNgay, doses, CachDung, quantity] = drug;
  const [Sang = null, Trua = null, Chieu = null, Toi = null] = doses
    .split('-')
    .map((dose) => (dose === '0' ? null : dose));
  const Duoc_Id = hospital.id(`Duoc:${code}`);
  const byInsurance = (visit.payer === 'BHYT' || visit.payer === 'TREEM') && hospital.insured(code);
  const line = {
    Duoc_Id,
    SoNgay,
    Sang,
    Trua,
    Chieu,
    Toi,
    CachDung,
    ...(quantity ? { SoLuong: quantity } : {}),
  };
  const { stores } = desksOf(visit.room);
  if (!stores) return { ...line, LoaiToa: 'MuaNgoai' };
  const Kho_Id = hospital.id(`Kho:${(byInsurance ? stores.insured : stores.shop)[1]}`);
  const needed = quantity ?? doseQuantity({ Sang, Trua, Chieu, Toi }, SoNgay, true);
  const there = (await available(tx, { Kho_Id, Duoc_Ids: [Duoc_Id] })).get(Duoc_Id) ?? '0';
  if (Number(there) < Number(needed)) return { ...line, LoaiToa: 'MuaNgoai' };
  return { ...line, Kho_Id, LoaiToa: byInsurance ? 'BHYT' : code.startsWith('V') ? 'VTYT' : 'Thuong' };
}
