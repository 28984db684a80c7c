import { defineFeature } from '../feature.ts';

const orderKind = {
  rights: {
    perform: 'PHAU_THUAT_THU_THUAT',
    return: 'PHAU_THUAT_THU_THUAT_DUYET',
    takeBack: 'PHAU_THUAT_THU_THUAT_HUY',
  },
  courses: true,
  queue: 'PhauThuatThuThuat',
  events: 'PhauThuatThuThuat',
  printForm: 'TuongTrinhPTTT',
  screen: '/thuc-hien-chi-dinh-pttt',
} as const;

/** Surgery and procedures: performed by a team, answered with a report. */
export const procedures = defineFeature({
  name: 'procedures',
  areas: {
    phauThuatThuThuat: {
      group: 'canLamSang',
      label: { vi: 'Phẫu thuật, thủ thuật', en: 'Surgery and procedures' },
      permissions: {
        PHAU_THUAT_THU_THUAT: {
          act: 'thucHien',
          label: { vi: 'Thực hiện và viết tường trình', en: 'Perform and write the report' },
          profiles: ['DOCTOR', 'CLINIC_DOCTOR', 'OUTSIDE_DOCTOR', 'NURSE', 'TECHNICIAN'],
        },
        PHAU_THUAT_THU_THUAT_MO_KHOA: {
          act: 'sua',
          label: { vi: 'Mở khóa tường trình', en: 'Unlock reports' },
          profiles: ['DOCTOR', 'CLINIC_DOCTOR', 'OUTSIDE_DOCTOR'],
        },
        // a nurse performs and writes, a doctor answers for what was done
        PHAU_THUAT_THU_THUAT_DUYET: {
          act: 'duyet',
          label: { vi: 'Duyệt và trả tường trình', en: 'Verify and return reports' },
          profiles: ['DOCTOR', 'CLINIC_DOCTOR', 'OUTSIDE_DOCTOR'],
        },
        PHAU_THUAT_THU_THUAT_HUY: {
          act: 'huy',
          label: { vi: 'Hủy tường trình đã trả', en: 'Cancel returned reports' },
          profiles: ['DOCTOR', 'CLINIC_DOCTOR'],
        },
      },
    },
  },
  screens: {
    'thuc-hien-chi-dinh-pttt': {
      group: 'paraclinical',
      title: 'menu.procedures',
      path: '/thuc-hien-chi-dinh-pttt',
      needs: ['BENH_AN_XEM'],
      profiles: ['DOCTOR', 'CLINIC_DOCTOR', 'OUTSIDE_DOCTOR', 'NURSE'],
    },
    'tuong-trinh-pt-tt-vltl': {
      group: 'paraclinical',
      title: 'menu.procedureReports',
      path: '/tuong-trinh-pt-tt-vltl',
      needs: ['BENH_AN_XEM'],
      profiles: ['DOCTOR', 'CLINIC_DOCTOR', 'OUTSIDE_DOCTOR', 'NURSE'],
    },
  },
  queues: {
    PhauThuatThuThuat: {
      label: { vi: 'Phẫu thuật, thủ thuật', en: 'Surgery and procedures' },
      about: 'Surgery and procedures.',
      calls: 'the next patient to the room of surgery and procedures',
      paidFirst: true,
    },
  },
  events: ['PhauThuatThuThuat'],
  orderKinds: { PhauThuat: orderKind, ThuThuat: orderKind },
});
