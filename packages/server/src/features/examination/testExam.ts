import { v7 } from 'uuid';
import type { TestSite } from '../../../test/testSite.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { BenhNhanInput, TiepNhanInput } from '../../gql/main.ts';
import { setPaymentState } from '../orders/payment.ts';
import { linesOfSlip, slipsOfVisit } from '../orders/queries.ts';
import { makePatient } from '../patients/testPatient.ts';
import { createTiepNhan } from '../reception/commands.ts';
import { saveKhamBenh } from './commands.ts';
import { openKhamBenh } from './open.ts';

/** Records of the demo that tests of examinations use, and visits made for them. */
export async function examFactory(site: TestSite) {
  const desk = await site.ctx('tiepdon', { node: 'TN01' });
  const doctor = await site.ctx('bsnoi1', { node: 'PK01' });
  const pick = async (query: string) => String((await site.database.pool.query(query)).rows[0]?.id);
  const ids = {
    payer: await site.id('main.dm_doi_tuong', 'THUPHI'),
    insured: await site.id('main.dm_doi_tuong', 'BHYT'),
    room: await site.id('auth.node', 'PK01'),
    room2: await site.id('auth.node', 'PK02'),
    exam: await site.id('main.dm_dich_vu', 'KB-NOI'),
    price: await site.id('main.loai_gia', 'BHYT'),
    test: await pick(`select d.id from main.dm_dich_vu d join main.nhom_dich_vu n on n.id = d.nhom_dich_vu_id
      join main.loai_dich_vu t on t.id = n.loai_dich_vu_id where t.loai = 'XetNghiem' order by d.ma_dich_vu limit 1`),
    icd: await pick(`select id from main.icd where ma_icd = 'J02.9'`),
    other: await pick(`select id from main.icd where ma_icd = 'I10'`),
    reason: await pick(`select id from main.ly_do where ma_ly_do = 'HK-NHAM'`),
    end: await pick('select id from main.huong_giai_quyet order by ma_huong_giai_quyet limit 1'),
    drug: await pick(`select id from pharmacy.duoc where ma_duoc = 'T001'`),
    store: await pick(`select id from pharmacy.kho where ma_kho = 'NHATHUOC'`),
  };

  /** An exam order of a new patient in room PK01. */
  async function arrived({
    paid = true,
    person = {},
    visit = {},
    again,
  }: {
    paid?: boolean;
    person?: BenhNhanInput;
    visit?: Partial<TiepNhanInput>;
    /** The patient who comes once more. */
    again?: string;
  } = {}): Promise<{ slip: string; visit: string; patient: string }> {
    const patient =
      again ??
      (await makePatient(site, desk, { TenBenhNhan: `Người Khám ${v7().slice(-6)}`, ...person }))._id;
    const made = await createTiepNhan(desk, {
      BenhNhan_Id: patient,
      DoiTuong_Id: ids.payer,
      dichVus: [{ DichVu_Id: ids.exam, LoaiGia_Id: ids.price, NoiThucHien_Id: ids.room }],
      ...visit,
    });
    const [slip] = await slipsOfVisit(desk, made._id);
    if (!slip) throw new Error('the reception ordered nothing');
    if (paid) await allow(slip._id);
    desk.loaders.clear();
    return { slip: slip._id, visit: made._id, patient };
  }

  /** Lets a slip be performed without a receipt. */
  async function allow(slipId: string): Promise<void> {
    await inTransaction(desk, async (tx) =>
      setPaymentState(
        tx,
        (await linesOfSlip(tx, slipId)).map((one) => one._id),
        { DuocPhepThucHien: true },
      ),
    );
  }

  /** A session that is open, with its main disease, a complaint and advice: what an end needs beside a resolution. */
  async function examined(how: Parameters<typeof arrived>[0] = {}) {
    const made = await arrived(how);
    const id = await openKhamBenh(doctor, made.slip);
    await saveKhamBenh(doctor, id, {
      ...{ version: 1, ChanDoanICD_Id: ids.icd, ChanDoan: 'Viêm họng cấp' },
      ...{ LyDoKham: 'Đau họng', LoiDan: 'Súc họng nước muối' },
    });
    doctor.loaders.clear();
    return { id, ...made };
  }
  return { desk, doctor, ids, arrived, examined, allow };
}

export type ExamFactory = Awaited<ReturnType<typeof examFactory>>;

/** The code of a refusal, or 'done'. */
export function codeOf(act: Promise<unknown>): Promise<string> {
  return act.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
}
