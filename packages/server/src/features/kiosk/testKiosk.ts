import { v7 } from 'uuid';
import { openTestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { KioskTiepNhanInput, LoaiKiosk } from '../../gql/main.ts';
import { startSimulator } from '../insurance/simulator.ts';
import { makePatient } from '../patients/testPatient.ts';
import { ticketById } from '../queues/queries.ts';
import { receptionById } from '../reception/queries.ts';
import { updateSetting } from '../system/commands.ts';
import { identify } from './identify.ts';
import { offered } from './options.ts';

export type Lobby = Awaited<ReturnType<typeof openLobby>>;

/** A site with a kiosk, the portal that it asks, and people who come to it. */
export async function openLobby() {
  const site = await openTestSite();
  const portal = await startSimulator();
  const plain = await site.ctx('kiosk', { node: 'TN01' });
  const kiosk: Ctx = { ...plain, config: { ...plain.config, insurancePortal: portal.url } };
  const admin = await site.ctx('quantri', { node: 'BVS' });
  await updateSetting(admin, 'facility', { lyDoTiepNhanLai: true });
  let made = 0;
  const next = () => ++made;
  const fresh = (ctx: Ctx = kiosk): Ctx => ({ ...ctx, loaders: new Map() });
  /** The kiosk while the portal does not answer. */
  const away = () => fresh({ ...kiosk, config: { ...kiosk.config, insurancePortal: 'http://127.0.0.1:9' } });
  const citizenId = () => `0010800${String(10_000 + next()).padStart(5, '0')}`;
  const scanned = (text: string) => identify(fresh(), { quet: text });
  /** Somebody who was here before, with their card. */
  const known = async (over: Parameters<typeof makePatient>[2] = {}) => {
    const CMNDHoacHoChieu = citizenId();
    const TenBenhNhan = `Trần Văn Quen ${made}`;
    const patient = await makePatient(site, await site.ctx('tiepdon', { node: 'TN01' }), {
      TenBenhNhan,
      CMNDHoacHoChieu,
      ...over,
    });
    return {
      patient,
      id: CMNDHoacHoChieu,
      name: TenBenhNhan,
      card: cardText(CMNDHoacHoChieu, TenBenhNhan),
    };
  };
  const sealed = async (text: string) => (await scanned(text)).phien ?? '';
  /** What somebody chooses: the first service and its first room. */
  const choice = async (phien: string, loai: LoaiKiosk, more: Partial<KioskTiepNhanInput> = {}) => {
    const [service] = await offered(fresh(), loai);
    const [room] = service?.phongs ?? [];
    return {
      requestId: v7(),
      phien,
      loai,
      DichVu_Id: service?.DichVu_Id ?? '',
      Phong_Id: room?._id ?? '',
      ...more,
    };
  };
  const visitOf = async (ticketId: string | undefined) =>
    receptionById(fresh(admin), (await ticketById(fresh(admin), ticketId ?? ''))?.TiepNhan_Id ?? '');
  const close = async () => {
    await portal.close();
    await site.close();
  };
  const people = { next, citizenId, cardText, known };
  return { site, kiosk, admin, fresh, away, scanned, sealed, choice, visitOf, close, ...people };
}

/** The text of a citizen card's code. */
function cardText(id: string, name: string, more: { born?: string; address?: string } = {}): string {
  return [
    id,
    '',
    name,
    more.born ?? '02051980',
    'Nam',
    more.address ?? 'Số 1, Phường Ba Đình, Thành phố Hà Nội',
    '01012022',
  ].join('|');
}
