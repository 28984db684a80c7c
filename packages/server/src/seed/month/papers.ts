import { dec, toQuantity } from '@sen/domain/money/decimal';
import type { Desk } from '../../../seeds/demo/desks.ts';
import { demoLots } from '../../../seeds/demo/lots.ts';
import { type DemoPaper, demoLimits, demoPapers } from '../../../seeds/demo/papers.ts';
import { dayBefore } from '../../../seeds/demo/random.ts';
import { localDay, type Tx } from '../../engine/context.ts';
import { lotsInStore } from '../../features/pharmacy/stockQueries.ts';
import { paperById } from '../../features/stock/facts.ts';
import { setLimit } from '../../features/stock/limits.ts';
import { guiPhieuKho, tuChoiPhieuKho, xacNhanPhieuKho } from '../../features/stock/paperActs.ts';
import { linesOfPaper } from '../../features/stock/queries.ts';
import { nhanPhieuKho } from '../../features/stock/receive.ts';
import { savePaper } from '../../features/stock/savePaper.ts';
import { lapPhieuKiemKe } from '../../features/stock/stockTake.ts';
import type { DongPhieuKhoInput } from '../../gql/pharmacy.ts';
import { asStaff, type Hospital } from './hospital.ts';

/** One act of a storekeeper at an instant. */
export type PaperAct = { at: Date; desk: Desk; run: (hospital: Hospital, tx: Tx) => Promise<void> };

const keepers: Readonly<Record<string, string>> = { NHATHUOC: 'nhathuoc' };
const deskOf = (store: string): Desk => [keepers[store] ?? 'duoc', store];
const hour = 3_600_000;

/** The papers of the demo's month as of `now`, and before them the limits of its stores. */
export function paperActs(now: Date): PaperAct[] {
  const at = (daysAgo: number, minute: number) =>
    new Date(Date.parse(`${dayBefore(localDay(now), daysAgo)}T00:00:00+07:00`) + minute * 60_000);
  const limits = demoLimits.map(([store, drug, least, most]): PaperAct => {
    const run = async (hospital: Hospital, tx: Tx) => {
      const ids = { idStore: hospital.id(`Kho:${store}`), Duoc_Id: hospital.id(`Duoc:${drug}`) };
      await setLimit(tx, { ...ids, TonToiThieu: String(least), TonToiDa: String(most) });
    };
    return { at: at(28, 480), desk: deskOf(store), run };
  });
  const papers = demoPapers.map(
    (paper): PaperAct => ({
      at: at(paper.daysAgo, paper.minute),
      desk: deskOf(paper.store),
      run: (hospital, tx) => write(hospital, tx, paper),
    }),
  );
  return [...limits, ...papers];
}

async function write(hospital: Hospital, tx: Tx, paper: DemoPaper): Promise<void> {
  if (paper.kind === 'NhapMua') return receive(hospital, tx, paper);
  return paper.kind === 'KiemKe' ? count(hospital, tx, paper) : transfer(hospital, tx, paper);
}

type Of<K extends DemoPaper['kind']> = Extract<DemoPaper, { kind: K }>;

async function receive(hospital: Hospital, tx: Tx, paper: Of<'NhapMua'>): Promise<void> {
  const day = localDay(tx.now());
  const lots = demoLots(day);
  const dongs = paper.lines.map(([drug, packs], index): DongPhieuKhoInput => {
    const known = lots.find((lot) => lot.MaDuoc === drug);
    return {
      Duoc_Id: hospital.id(`Duoc:${drug}`),
      SoLo: `N${paper.invoice.slice(-4)}${index + 1}`,
      HanDung: `${Number(day.slice(0, 4)) + 2}-${day.slice(5, 7)}-28`,
      QuyCach: '10',
      SoLuongGoi: String(packs),
      SoLuong: String(packs * 10),
      DonGia: toQuantity(dec(known?.GiaVon ?? '1000').div('1.05')),
      VAT: '5',
    };
  });
  const id = await savePaper(tx, {
    LoaiPhieu: 'NhapMua',
    Kho_Id: hospital.id(`Kho:${paper.store}`),
    NhaCungCap_Id: hospital.id(`NhaCungCap:${paper.supplier}`),
    SoHoaDon: paper.invoice,
    NgayHoaDon: day,
    GoiThau: paper.tender,
    NguoiGiao: 'Nguyễn Văn Thành',
    dongs,
  });
  await xacNhanPhieuKho(tx, { id });
}

async function transfer(hospital: Hospital, tx: Tx, paper: Of<'ChuyenKho'>): Promise<void> {
  const { store, to = '', answer } = paper;
  const Kho_Id = hospital.id(`Kho:${store}`);
  const { data: lots } = await lotsInStore(tx, { idStore: Kho_Id, limit: 500 });
  const dongs = paper.lines.map(([drug, amount]): DongPhieuKhoInput => {
    const lot = lots.find(
      (one) => one.Duoc_Id === hospital.id(`Duoc:${drug}`) && Number(one.SoLuongKhaDung) >= amount,
    );
    return { Lo_Id: lot?.Lo_Id ?? null, SoLuong: String(amount) };
  });
  const id = await savePaper(tx, {
    LoaiPhieu: 'ChuyenKho',
    Kho_Id,
    KhoNhan_Id: hospital.id(`Kho:${to}`),
    GhiChu: 'Lĩnh theo dự trù tuần',
    dongs,
  });
  await guiPhieuKho(tx, { id });
  if (answer === 'waiting') return;
  const later = new Date(tx.now().getTime() + hour);
  const there: Tx = { ...(await asStaff(hospital, tx, deskOf(to))), now: () => later };
  if (answer === 'taken') await nhanPhieuKho(there, { id });
  else if (answer === 'refused')
    await tuChoiPhieuKho(there, { id, LyDo: 'Nhà thuốc không dự trù thuốc này' });
  else {
    const [first] = await linesOfPaper(there, await paperById(there, id));
    const SoLuongNhan = String(Number(first?.SoLuong ?? 0) - 2);
    await nhanPhieuKho(there, {
      id,
      dongs: first ? [{ _id: first._id, SoLuongNhan }] : [],
      LyDo: 'Hai viên vỡ vỉ khi vận chuyển',
    });
  }
}

async function count(hospital: Hospital, tx: Tx, paper: Of<'KiemKe'>): Promise<void> {
  const Kho_Id = hospital.id(`Kho:${paper.store}`);
  const id = await lapPhieuKiemKe(tx, {
    idStore: Kho_Id,
    NhomDuoc_Id: hospital.id(`NhomDuoc:${paper.group}`),
  });
  const left = new Map(paper.lines.map(([drug, more]) => [hospital.id(`Duoc:${drug}`), more]));
  const lines = await linesOfPaper(tx, await paperById(tx, id));
  const dongs = lines.map((line): DongPhieuKhoInput => {
    const more = left.get(line.Duoc_Id ?? '') ?? 0;
    left.delete(line.Duoc_Id ?? '');
    const LyDo = more === 0 ? null : more < 0 ? 'Hao hụt khi ra lẻ' : 'Thừa do đếm nhầm lần trước';
    return { _id: line._id, SoLuong: toQuantity(dec(line.SoLuongSo ?? '0').plus(more)), LyDo };
  });
  await savePaper(tx, { _id: id, LoaiPhieu: 'KiemKe', Kho_Id, dongs });
  await xacNhanPhieuKho(tx, { id });
}
