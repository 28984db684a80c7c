import { lazy } from 'react';
import { defineScreens, type TimelineLink } from '../../ui/feature.ts';

const session: Omit<TimelineLink, 'kinds'> = {
  path: '/kham-benh-ngoai-tru',
  permission: 'BENH_AN_XEM',
  query: ({ KhamBenh_Id }) => ({ id: KhamBenh_Id }),
};

export const examination = defineScreens({
  name: 'examination',
  routes: [
    {
      path: '/kham-benh-ngoai-tru',
      title: 'menu.examination',
      icon: 'examination',
      texts: ['examination', 'orders', 'prescriptions', 'queues', 'medicalRecords'],
      wide: () => import('./ExaminationScreen.tsx'),
    },
    {
      path: '/tra-cuu-lich-su-kcb',
      title: 'menu.visitHistory',
      icon: 'auditLog',
      texts: ['visitHistory', 'examination', 'patients', 'lab', 'recordAccess'],
      wide: () => import('./history/HistoryScreen.tsx'),
    },
  ],
  search: { permission: 'KHAM_BENH', load: () => import('./examHits.ts') },
  home: [
    { permission: 'KHAM_BENH', Card: lazy(() => import('./ExamHomeCard.tsx')) },
    { permission: 'KHAM_BENH', Card: lazy(() => import('./DoctorDayCard.tsx')) },
    { permission: 'KHAM_BENH', Card: lazy(() => import('./OwnWaitsCard.tsx')) },
    { permission: 'BAO_CAO_DIEU_HANH', Card: lazy(() => import('./DiagnosesCard.tsx')) },
  ],
  waiting: [
    { path: '/kham-benh-ngoai-tru', permission: 'KHAM_BENH', Count: lazy(() => import('./ExamWaiting.tsx')) },
  ],
  timeline: [
    { kinds: ['KhamBenh'], ...session },
    { kinds: ['DichVuYeuCau', 'KetQua', 'DonThuoc', 'PhieuCap', 'GiayTo'], ...session, within: true },
  ],
  patientTabs: [
    {
      key: 'vitals',
      permission: 'BENH_AN_XEM',
      Tab: lazy(() => import('./overVisits/VitalsTab.tsx')),
      inExamination: true,
    },
  ],
  acts: [{ title: 'acts.examine', path: '/kham-benh-ngoai-tru', permission: 'KHAM_BENH' }],
});
