import { fullMenu, openedScreens, type ProfileDraft, profileIssues } from '@sen/domain/permissions/profile';
import { type MenuId, menuScreenRows } from '@sen/domain/permissions/screens';
import { describe, expect, it } from 'vitest';
import { type ProfileSeed, profileSeeds } from '../../seeds/base/profiles.ts';
import { profileRow } from './profiles.ts';

/** The screens that each ready profile opens; every other one is refused. */
const opened: Readonly<Record<string, readonly MenuId[]>> = {
  ADMINISTRATOR: menuScreenRows.map((screen) => screen.id),
  RECEPTION: [
    'tiep-nhan-ngoai-tru',
    'benh-nhan',
    'tiep-nhan',
    'hen-kham-lai',
    'tom-tat-ho-so',
    'mien-giam-ngoai-tru',
    'du-toan',
  ],
  NURSE: [
    'tiep-nhan-ngoai-tru',
    'benh-nhan',
    'tiep-nhan',
    'hen-kham-lai',
    'kham-benh',
    'kham-benh-ngoai-tru',
    'tra-cuu-lich-su-kcb',
    'benh-an-ngoai-tru-chung',
    'tom-tat-ho-so',
    'bien-ban-hoi-chan',
    'bao-cao-ca-benh',
    'benh-nhan-vao-khoa',
    'thuc-hien-vltl',
    'thuc-hien-dich-vu-spa',
    'thuc-hien-chi-dinh-pttt',
    'tuong-trinh-pt-tt-vltl',
  ],
  DOCTOR: [
    'benh-nhan',
    'hen-kham-lai',
    'kham-benh',
    'kham-benh-ngoai-tru',
    'tra-cuu-lich-su-kcb',
    'benh-an-ngoai-tru-chung',
    'tom-tat-ho-so',
    'bien-ban-hoi-chan',
    'bao-cao-ca-benh',
    'benh-nhan-vao-khoa',
    'thuc-hien-vltl',
    'thuc-hien-dich-vu-spa',
    'tham-do-chuc-nang',
    'chan-doan-hinh-anh',
    'xet-nghiem-vi-sinh',
    'thuc-hien-chi-dinh-pttt',
    'tuong-trinh-pt-tt-vltl',
    'can-lam-sang',
    'anh-dicom',
    'don-thuoc-lien-thong',
  ],
  CLINIC_DOCTOR: [
    'tiep-nhan-ngoai-tru',
    'benh-nhan',
    'tiep-nhan',
    'hen-kham-lai',
    'tiep-nhan-kham-benh-ngoai-tru',
    'kham-benh',
    'kham-benh-ngoai-tru',
    'tra-cuu-lich-su-kcb',
    'benh-an-ngoai-tru-chung',
    'tom-tat-ho-so',
    'bien-ban-hoi-chan',
    'bao-cao-ca-benh',
    'benh-nhan-vao-khoa',
    'thuc-hien-vltl',
    'thuc-hien-dich-vu-spa',
    'tham-do-chuc-nang',
    'chan-doan-hinh-anh',
    'xet-nghiem-vi-sinh',
    'thuc-hien-chi-dinh-pttt',
    'tuong-trinh-pt-tt-vltl',
    'can-lam-sang',
    'anh-dicom',
    'vien-phi-ngoai-tru-spa',
    'vien-phi-ngoai-tru',
    'bien-lai',
    'cap-nhat-doi-tuong-ngoai-tru',
    'xac-nhan-bhyt-ngoai-tru',
    'so-quy',
    'mien-giam-ngoai-tru',
    'giao-dich-ngan-hang',
    'du-toan',
    'cong-no',
    'chuong-trinh-khuyen-mai',
    'voucher',
    'don-thuoc-lien-thong',
  ],
  OUTSIDE_DOCTOR: [
    'kham-benh-ngoai-tru',
    'tham-do-chuc-nang',
    'chan-doan-hinh-anh',
    'thuc-hien-chi-dinh-pttt',
    'tuong-trinh-pt-tt-vltl',
    'don-thuoc-lien-thong',
  ],
  TECHNICIAN: [
    'benh-nhan',
    'tra-cuu-lich-su-kcb',
    'thuc-hien-vltl',
    'xet-nghiem-spa',
    'thuc-hien-dich-vu-spa',
    'xet-nghiem',
    'tham-do-chuc-nang',
    'chan-doan-hinh-anh',
    'xet-nghiem-vi-sinh',
    'can-lam-sang',
    'anh-dicom',
    'thiet-bi-ket-noi',
    'noi-kiem-xet-nghiem',
  ],
  CASHIER: [
    'benh-nhan',
    'vien-phi-ngoai-tru-spa',
    'vien-phi-ngoai-tru',
    'bien-lai',
    'cap-nhat-doi-tuong-ngoai-tru',
    'xac-nhan-bhyt-ngoai-tru',
    'so-quy',
    'mien-giam-ngoai-tru',
    'giao-dich-ngan-hang',
    'du-toan',
    'cong-no',
    'chuong-trinh-khuyen-mai',
    'voucher',
  ],
  ACCOUNTANT: [
    'benh-nhan',
    'vien-phi-ngoai-tru-spa',
    'vien-phi-ngoai-tru',
    'bien-lai',
    'xac-nhan-bhyt-ngoai-tru',
    'so-quy',
    'mien-giam-ngoai-tru',
    'giao-dich-ngan-hang',
    'du-toan',
    'cong-no',
    'hoa-hong',
    'chuong-trinh-khuyen-mai',
    'voucher',
    'he-thong-danh-muc',
    'gia-dich-vu',
    'lich-su-thao-tac',
    'ly-do-da-neu',
  ],
  COMPLIANCE: ['nhat-ky-truy-cap'],
  DIRECTOR: [
    'tiep-nhan-ngoai-tru',
    'benh-nhan',
    'vien-phi-ngoai-tru-spa',
    'vien-phi-ngoai-tru',
    'so-quy',
    'mien-giam-ngoai-tru',
    'cong-no',
    'hoa-hong',
    'ly-do-da-neu',
  ],
  PHARMACIST: ['benh-nhan', 'cap-phat-thuoc', 'kho-duoc'],
  KIOSK: ['tiep-nhan-ngoai-tru-kiosk', 'tiep-nhan-ngoai-tru-kiosk-theo-yeu-cau'],
};

/** A ready profile as the editor has it, without places. */
function draftOf(seed: ProfileSeed): ProfileDraft {
  const row = profileRow(seed);
  return { ...row, full: row.idMenus.includes(fullMenu), nodes: [] };
}

describe('the ready profile', () => {
  it.each(profileSeeds)(
    '$code opens its screens, has the right that each needs, and opens no other',
    (seed) => {
      const screens = openedScreens(draftOf(seed));
      expect(screens.map(({ screen }) => screen.id)).toEqual(opened[seed.code]);
      expect(screens.filter(({ usable }) => !usable)).toEqual([]);
    },
  );

  it.each(profileSeeds)('$code is one that the editor would take', (seed) => {
    expect(profileIssues(draftOf(seed))).toEqual([]);
  });
});
