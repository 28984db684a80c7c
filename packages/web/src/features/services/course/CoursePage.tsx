import { useTranslation } from 'react-i18next';
import { EntryPage } from '../../../catalogue/page/EntryPage.tsx';
import type { EntryFormProps } from '../../../ui/entry.ts';
import { ServicePrices } from '../../pricing/ServicePrices.tsx';
import { SessionDates } from './SessionDates.tsx';

/** The page of a treatment course: its services, its sessions on a calendar, its prices. */
export default function CoursePage(props: EntryFormProps) {
  const { t } = useTranslation('services');
  return (
    <EntryPage
      {...props}
      sections={[
        {
          key: 'general',
          title: t('general'),
          fields: ['MaLieuTrinh', 'TenLieuTrinh', 'DichVu_Ids', 'GhiChu'],
        },
        {
          key: 'sessions',
          title: t('course.sessions'),
          fields: ['SoBuoi', 'KhoangCachCoDinh', 'SoNgayCach'],
          below: <SessionDates />,
        },
        {
          key: 'prices',
          title: t('prices'),
          content: (entry) => <ServicePrices service={entry._id} />,
        },
      ]}
    />
  );
}
