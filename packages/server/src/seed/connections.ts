import { sql } from 'drizzle-orm';
import { type Tx, today } from '../engine/context.ts';
import { sealPassword } from '../engine/outside/checks.ts';
import { factsOf, put } from '../features/claims/sending/certificate.ts';
import { pkcs12Signer } from '../features/claims/signature/signer.ts';
import { ketNoiTable } from '../features/devices/tables.ts';
import { issuerOwnerOf, ownerOf } from '../features/invoices/accountPasswords.ts';
import { misaHost } from '../features/invoices/misaSimulator.ts';
import { simulatorHost } from '../features/invoices/simulator.ts';
import { simulatorPassword } from '../features/invoices/simulatorFrame.ts';
import { taiKhoanHoaDonTable } from '../features/invoices/tables.ts';
import { vnptHost } from '../features/invoices/vnptSimulator.ts';
import { owner } from '../features/prescriptionLink/commands.ts';
import { doctorOwner, prescribers } from '../features/prescriptionLink/queries.ts';
import { simulatorPassword as linkPassword } from '../features/prescriptionLink/simulator.ts';
import { bacSiLienThongTable, lienThongTable } from '../features/prescriptionLink/tables.ts';
import { owner as queueOwner } from '../features/queueSystem/commands.ts';
import {
  simulatorHost as queueHost,
  simulatorPassword as queuePassword,
} from '../features/queueSystem/simulator.ts';
import { heThongGoiSoTable } from '../features/queueSystem/tables.ts';
import { demoCertificate } from './demoCertificate.ts';

/** An account of the simulator that any tax code has; the demo hospital issues under it. */
const taxCode = '0100109106';
/** The link code of the demo hospital: its province and the code that its prescriptions begin with. */
const linkCode = '0101999';

/**
 * Gives the demo its connections at the simulators: accounts for electronic invoices, of which the one at Viettel is used, the prescription
 * link, and the doctors' accounts there.
 */
export async function writeConnections(tx: Tx): Promise<void> {
  await writeInvoiceAccounts(tx);
  await tx.db.insert(lienThongTable).values({
    Bat: true,
    MoiTruong: 'MoPhong',
    MaLienThong: linkCode,
    MatKhau: sealPassword(tx.config, owner, linkPassword),
  });
  // off: whoever tries it turns it on
  await tx.db.insert(heThongGoiSoTable).values({
    DiaChi: `http://${queueHost}`,
    TenDangNhap: 'sen',
    MatKhau: sealPassword(tx.config, queueOwner, queuePassword),
    HangDois: ['KhamBenh'],
  });
  const certificate = Buffer.from(demoCertificate.file, 'base64');
  const { certificate: der } = await pkcs12Signer(certificate, demoCertificate.password);
  await put(tx, null, factsOf(der), certificate, demoCertificate.password);
  await writeDeviceLinks(tx);
  const doctors = (await prescribers(tx)).filter((one) => one.MaLienThongBacSi);
  if (doctors.length === 0) return;
  await tx.db.insert(bacSiLienThongTable).values(
    doctors.map(({ NhanVien_Id }) => ({
      NhanVien_Id,
      MatKhau: sealPassword(tx.config, doctorOwner(NhanVien_Id), linkPassword),
    })),
  );
}

/** The accounts for electronic invoices; those at VNPT and MISA are suspended: whoever tries them takes them up. */
async function writeInvoiceAccounts(tx: Tx): Promise<void> {
  const year = today(tx).slice(0, 4);
  const account = (Ten: string, own: string, over: Partial<typeof taiKhoanHoaDonTable.$inferInsert> = {}) => {
    const _id = crypto.randomUUID();
    return {
      _id,
      Ten,
      NhaCungCap: 'Viettel' as const,
      DiaChi: `http://${simulatorHost}`,
      MaSoThue: taxCode,
      TenDangNhap: `${taxCode}-demo`,
      MatKhau: sealPassword(tx.config, ownerOf(_id), simulatorPassword),
      MatKhauPhatHanh: over.TenPhatHanh
        ? sealPassword(tx.config, issuerOwnerOf(_id), simulatorPassword)
        : null,
      MauSo: '1' as const,
      KyHieu: `C${year.slice(-2)}T${own}`,
      TuNgay: `${year}-01-01`,
      ...over,
    };
  };
  await tx.db.insert(taiKhoanHoaDonTable).values([
    account('Hóa đơn viện phí', 'VP'),
    account('Hóa đơn thử ở VNPT', 'VN', {
      NhaCungCap: 'VNPT',
      DiaChi: `http://${vnptHost}`,
      TenPhatHanh: 'phathanh',
      TamNgung: true,
    }),
    account('Hóa đơn thử ở MISA', 'MI', {
      NhaCungCap: 'MISA',
      DiaChi: `http://${misaHost}`,
      MaUngDung: 'sen-demo',
      TamNgung: true,
    }),
  ]);
}

/** The links of the two analysers of the laboratory, off: whoever tries them turns them on and starts `sen simulate-analyser`. */
async function writeDeviceLinks(tx: Tx): Promise<void> {
  const { rows } = await tx.db.execute<{ code: string; id: string; room: string }>(sql`
    select ma_thiet_bi as code, id, phong_ban_id as room from main.thiet_bi where ma_thiet_bi in ('TB01', 'TB02')`);
  for (const { code, id, room } of rows)
    await tx.db.insert(ketNoiTable).values({
      ThietBi_Id: id,
      NoiThucHien_Id: room,
      GiaoThuc: code === 'TB01' ? 'ASTM' : 'HL7',
      CachNoi: 'Nghe',
      DiaChi: '127.0.0.1',
      Cong: code === 'TB01' ? 5101 : 5102,
      BangMa: 'utf-8',
      ImSauPhut: 60,
    });
}
