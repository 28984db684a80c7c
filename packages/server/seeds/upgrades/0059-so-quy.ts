import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import { addRows } from '../../src/seed/upgrade/rows.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';
import { cotXuat, loaiPhieuThuChi, mauXuatButToan } from '../base/fees.ts';
import { table, withLines } from '../table.ts';

const keepers = ['ADMINISTRATOR', 'ACCOUNTANT', 'CLINIC_DOCTOR'];
const readers = ['ADMINISTRATOR', 'CASHIER', 'ACCOUNTANT', 'DIRECTOR', 'CLINIC_DOCTOR'];

/** The day book: its screen and rights, and what entries and their exports are made by. */
export const soQuy: SeedUpgrade = {
  name: '0059-so-quy',
  steps: [
    grant('SO_QUY_XEM', { profiles: readers }),
    grant('DINH_KHOAN', { profiles: keepers }),
    grant('BUT_TOAN_XUAT', { profiles: keepers }),
    addToMenus('so-quy', {
      beside: 'bien-lai',
      profiles: ['ADMINISTRATOR', 'CASHIER', 'ACCOUNTANT', 'CLINIC_DOCTOR'],
    }),
    addToMenus('so-quy', { beside: 'vien-phi-ngoai-tru', profiles: ['DIRECTOR'] }),
    addRows(table('LoaiPhieuThuChi', loaiPhieuThuChi)),
    addRows(withLines(table('MauXuatButToan', mauXuatButToan), 'Cots', cotXuat)),
  ],
};
