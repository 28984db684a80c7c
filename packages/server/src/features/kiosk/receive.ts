import { yearsOn } from '@sen/domain/ages/age';
import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { DanToc } from '@sen/domain/catalogues/DanToc';
import { NgheNghiep } from '@sen/domain/catalogues/NgheNghiep';
import { QuocTich } from '@sen/domain/catalogues/QuocTich';
import { reasonOfRefusal } from '@sen/domain/kiosk/reasons';
import { dec } from '@sen/domain/money/decimal';
import { priorityRules, suggestPriority } from '@sen/domain/queues/priority';
import type { CitizenScan } from '@sen/domain/scan/cards';
import { defaultField } from '../../engine/catalogue/defaults.ts';
import { listCatalogue } from '../../engine/catalogue/queries.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { once } from '../../engine/sql/transaction.ts';
import type { BenhNhanInput, KioskKetQua, KioskTiepNhanInput, TiepNhanInput } from '../../gql/main.ts';
import { paymentQr } from '../cashier/qr.ts';
import { accountOfVisit, linesOfVisit } from '../cashier/queries.ts';
import { findCardAddress } from '../patients/cardAddress.ts';
import { letOffBy } from '../promotions/queries.ts';
import { ticketsOfVisit } from '../queues/queries.ts';
import { prepareToReceive, receive } from '../reception/commands.ts';
import { readSetting } from '../system/queries.ts';
import { cardOf } from './card.ts';
import { offeredAt, payerOfKiosk } from './options.ts';
import { openPerson, type Person } from './person.ts';
import { receivingRights, requireKiosk } from './place.ts';
import { ticketShown } from './tickets.ts';

const nothing: KioskKetQua = {
  ve: null,
  veThuPhi: null,
  phaiThu: null,
  khuyenMais: [],
  maQR: null,
  lyDo: null,
};

/**
 * Receives whoever stands at the kiosk by the command of the desk, once for a request id; where the desk would have to decide something it
 * is left to the desk. Errors: KIOSK_STEP_OVER, KIOSK_NOT_OFFERED, NODE_NOT_GRANTED.
 */
export async function receiveAtKiosk(ctx: Ctx, input: KioskTiepNhanInput): Promise<KioskKetQua> {
  requireKiosk(ctx);
  const person = openPerson(ctx, input.phien);
  try {
    return await outcome(ctx, await received(ctx, input, person));
  } catch (error) {
    const lyDo = error instanceof DomainError ? reasonOfRefusal(error) : null;
    if (lyDo === null) throw error;
    return { ...nothing, lyDo };
  }
}

async function received(ctx: Ctx, input: KioskTiepNhanInput, person: Person): Promise<string | null> {
  const { requestId, phien: _sealed, ...chosen } = input;
  const asDesk = await deskInput(ctx, input, person);
  const prepared = await prepareToReceive(ctx, asDesk);
  const request = { id: requestId, operation: 'kioskTiepNhan', content: { chosen, person } };
  const { TiepNhan_Id } = await once<{ TiepNhan_Id: string | null }>(ctx, request, async (tx) => ({
    // an unconfirmed card is one for the desk; who repeats a reception whose answer was lost has it already
    TiepNhan_Id:
      prepared.asked.check?.reachable === false
        ? null
        : await receive(tx, asDesk, prepared, receivingRights(tx)),
  }));
  return TiepNhan_Id;
}

/** What the desk would have typed. */
async function deskInput(ctx: Ctx, input: KioskTiepNhanInput, person: Person): Promise<TiepNhanInput> {
  const { loai, DichVu_Id, Phong_Id } = input;
  const [service, DoiTuong_Id, { card, holder }] = await Promise.all([
    offeredAt(ctx, loai, { DichVu_Id, Phong_Id }),
    payerOfKiosk(ctx, loai),
    cardOf(ctx, person),
  ]);
  const { NamSinh, NgaySinh } = holder;
  const priority = suggestPriority(
    {
      ageYears: NamSinh === null ? null : yearsOn({ NgaySinh, NamSinh }, today(ctx)),
      doiTuongThe: loai === 'BHYT' ? (card?.SoTheBHYT.slice(0, 2) ?? null) : null,
    },
    priorityRules(await readSetting(ctx, 'queue')),
  );
  return {
    ...(person.BenhNhan_Id === null
      ? { BenhNhan: await newPatient(ctx, person.the, input.SoDienThoai ?? null) }
      : { BenhNhan_Id: person.BenhNhan_Id }),
    DoiTuong_Id,
    ...(loai === 'BHYT' ? card : {}),
    UuTien: priority !== null,
    LyDoUuTien: priority,
    dichVus: [{ DichVu_Id, LoaiGia_Id: service.LoaiGia_Id, NoiThucHien_Id: Phong_Id }],
  };
}

/** A record of what a citizen card says; what it does not say is as the desk begins with. */
async function newPatient(ctx: Ctx, the: CitizenScan, SoDienThoai: string | null): Promise<BenhNhanInput> {
  const { TenBenhNhan, NgaySinh, NamSinh, GioiTinh, CMNDHoacHoChieu } = the;
  const [{ SoNha, DiaChi_Id }, usual] = await Promise.all([
    findCardAddress(ctx, the.diaChi),
    usualPatient(ctx),
  ]);
  return {
    TenBenhNhan,
    NgaySinh,
    NamSinh,
    GioiTinh,
    CMNDHoacHoChieu,
    SoDienThoai,
    SoNha,
    DiaChi_Id,
    ...usual,
  };
}

/** What the form of the desk begins with: the usual entries of these catalogues. */
async function usualPatient(
  ctx: Ctx,
): Promise<Pick<BenhNhanInput, 'DanToc_Id' | 'QuocTich_Id' | 'NgheNghiep_Id'>> {
  const usual = async (def: CatalogueDef) => {
    const { data } = await listCatalogue(ctx, def, { limit: 1, filter: { [defaultField]: true } });
    const id = data[0]?._id;
    return typeof id === 'string' ? id : null;
  };
  const [DanToc_Id, QuocTich_Id, NgheNghiep_Id] = await Promise.all([
    usual(DanToc),
    usual(QuocTich),
    usual(NgheNghiep),
  ]);
  return { DanToc_Id, QuocTich_Id, NgheNghiep_Id };
}

async function outcome(ctx: Ctx, TiepNhan_Id: string | null): Promise<KioskKetQua> {
  if (TiepNhan_Id === null) return { ...nothing, lyDo: 'CongKhongTraLoi' };
  const [tickets, account] = await Promise.all([
    ticketsOfVisit(ctx, TiepNhan_Id),
    accountOfVisit(ctx, TiepNhan_Id),
  ]);
  const room = tickets.find((one) => one.HangDoi === 'KhamBenh');
  const cashier = tickets.find((one) => one.HangDoi === 'VienPhi');
  const due = dec(account?.ConLai ?? '0');
  return {
    ...nothing,
    ve: room ? await ticketShown(ctx, room) : null,
    veThuPhi: cashier ? await ticketShown(ctx, cashier) : null,
    khuyenMais: dec(account?.KhuyenMai ?? '0').gt(0) ? await takenOff(ctx, TiepNhan_Id) : [],
    ...(due.gt(0)
      ? { phaiThu: due.toFixed(2), maQR: await transferCode(ctx, TiepNhan_Id, due.toFixed(2)) }
      : {}),
  };
}

/** What programmes took off the lines of the visit. */
async function takenOff(ctx: Ctx, TiepNhan_Id: string) {
  const lines = await linesOfVisit(ctx, TiepNhan_Id);
  return letOffBy(
    ctx,
    lines.map((line) => line._id),
  );
}

/** The code that the cashier shows as well; null where the site has no account. */
async function transferCode(ctx: Ctx, TiepNhan_Id: string, soTien: string): Promise<string | null> {
  try {
    return (await paymentQr(ctx, TiepNhan_Id, soTien)).payload;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NO_BANK_ACCOUNT') return null;
    throw error;
  }
}
