import { LapNhapVienDocument } from '../../packages/web/src/features/admission/admission.main.gen.ts';
import { LuuKhamDocument } from '../../packages/web/src/features/examination/examination.main.gen.ts';
import {
  BedsForDocument,
  TakeInDocument,
  WardsDocument,
} from '../../packages/web/src/features/stays/stays.main.gen.ts';
import { MyInfoDocument } from '../../packages/web/src/session/me.auth.gen.ts';
import { accounts } from '../accounts.ts';
import { ask, searchEntries } from '../ask.ts';
import { diagnosed, examined, paid, received } from './arranged.ts';
import type { Newcomer } from './reception.ts';

const { DOCTOR: doctor } = accounts;
/** The nurse of the ward of internal medicine. */
export const wardNurse = 'dieuduongnt';

/** The doctor of the examination has ordered the patient to a ward, found by its code. */
export async function orderedIn(
  who: Newcomer,
  code: 'KNOI' | 'KNGO' = 'KNOI',
): Promise<{ _id: string; version: number }> {
  await paid(await received(who));
  await diagnosed(who, 'J18.9');
  const { _id: KhamBenh_Id, version } = await examined(who);
  const [resolution] = await searchEntries(doctor, 'HuongGiaiQuyet', 'NHAPVIEN');
  await ask(doctor, LuuKhamDocument, {
    id: KhamBenh_Id,
    input: { version, HuongGiaiQuyet_Id: resolution?._id ?? null },
  });
  const { khoaNoiTrus } = await ask(wardNurse, WardsDocument, {});
  const [kind] = await searchEntries(doctor, 'LoaiBenhAn', 'nội');
  const { createTiepNhanNhapVien: order } = await ask(doctor, LapNhapVienDocument, {
    input: {
      ...{ requestId: crypto.randomUUID(), KhamBenh_Id },
      KhoaNhapVien_Id: khoaNoiTrus.find(({ ma }) => ma === code)?._id ?? null,
      LoaiBenhAn_Id: kind?._id ?? null,
      LyDoVaoVien: 'Sốt cao, khó thở ba ngày',
    },
  });
  return order;
}

/** Somebody who lies in the ward of internal medicine, in a bed of their own: the bed and the stay. */
export async function takenIn(who: Newcomer): Promise<{ bed: string; stay: string }> {
  const { _id: NhapVien_Id, version } = await orderedIn(who);
  const { giuongChoNguoiBenh: beds } = await ask(wardNurse, BedsForDocument, { NhapVien_Id });
  const bed = beds.find(
    ({ tuChoi, soNguoi, MaGiuong }) => tuChoi === null && soNguoi === 0 && MaGiuong.startsWith('H'),
  );
  const { myInfo } = await ask(doctor, MyInfoDocument, {});
  await ask(wardNurse, TakeInDocument, {
    input: {
      ...{ requestId: crypto.randomUUID(), NhapVien_Id, version },
      Giuong_Id: bed?.Giuong_Id ?? null,
      BacSiDieuTri_Id: myInfo.employee?._id ?? null,
    },
  });
  return { bed: bed?.MaGiuong ?? '', stay: NhapVien_Id };
}
