import type { SetupStepKey } from '@sen/domain/setup/steps';

export const setupPath = '/quan-tri-he-thong/bat-dau';

/** The parts of this screen by the end of their paths. */
export const parts = {
  organisation: 'co-cau',
  services: 'dich-vu',
  clsRoom: 'can-lam-sang',
  receipts: 'quyen-bien-lai',
} as const;

type StepLink = { key: string; path: string };

/** The plan of the official list of provinces and communes, which ships with Sen. */
export const communesPlan = 'don-vi-hanh-chinh-2025';
/** So many communes has a site at least that has the whole list. */
export const communesOfCountry = 3321;

/** A catalogue with its import open, for a kind of official file or its own template. */
export function imported(path: string, plan = '1'): string {
  return `${path}?nhap=${plan}`;
}

/** The plan of the short list of diseases, which ships with Sen. */
export const diseasesPlan = 'icd-thuong-gap';
export const diseasesPath = '/he-thong-danh-muc/ICD';

export const communesPath = '/he-thong-danh-muc/DonViHanhChinh';

/** The screens where a step is done; the first one is the usual way. */
export const stepLinks: Readonly<Record<SetupStepKey, readonly StepLink[]>> = {
  organisation: [{ key: 'tree', path: '/co-so-to-chuc' }],
  services: [
    { key: 'importServices', path: imported('/dich-vu', 'dich-vu-va-gia') },
    { key: 'services', path: '/dich-vu' },
    { key: 'prices', path: '/gia-dich-vu' },
  ],
  lists: [
    { key: 'importCommunes', path: imported(communesPath, communesPlan) },
    { key: 'importDiseases', path: imported(diseasesPath, 'icd10-tt06-2026') },
    { key: 'communes', path: communesPath },
    { key: 'diseases', path: diseasesPath },
  ],
  staff: [
    { key: 'importStaff', path: imported('/nhan-vien') },
    { key: 'staff', path: '/nhan-vien' },
  ],
  accounts: [
    { key: 'bulkAccounts', path: '/quan-tri-he-thong/tai-khoan/hang-loat' },
    { key: 'accounts', path: '/quan-tri-he-thong/tai-khoan' },
    { key: 'profiles', path: '/quan-tri-he-thong/ho-so' },
  ],
  drugs: [
    { key: 'importDrugs', path: imported('/he-thong-danh-muc/Duoc', 'thuoc-cong-giam-dinh') },
    { key: 'drugs', path: '/he-thong-danh-muc/Duoc' },
    { key: 'stores', path: '/he-thong-danh-muc/Kho' },
  ],
  stock: [
    { key: 'openingStock', path: '/kho-duoc?moi=TonDau' },
    { key: 'goodsReceived', path: '/kho-duoc?moi=NhapMua' },
    { key: 'suppliers', path: '/he-thong-danh-muc/NhaCungCap' },
  ],
  payers: [
    { key: 'payers', path: '/doi-tuong' },
    { key: 'facility', path: '/quan-tri-he-thong/cai-dat/facility' },
    { key: 'parameters', path: '/quan-tri-he-thong/cai-dat/thong-so' },
  ],
  receipts: [
    { key: 'receipts', path: '/quyen-bien-lai' },
    { key: 'counters', path: '/quan-tri-he-thong/bo-dem' },
  ],
  forms: [
    { key: 'logo', path: '/co-so-to-chuc' },
    { key: 'forms', path: '/quan-tri-he-thong/mau-in' },
  ],
  backup: [{ key: 'backup', path: '/quan-tri-he-thong/sao-luu' }],
};
