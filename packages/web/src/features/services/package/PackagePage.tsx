import { useTranslation } from 'react-i18next';
import { EntryPage } from '../../../catalogue/page/EntryPage.tsx';
import type { EntryFormProps } from '../../../ui/entry.ts';
import { PackageTotal } from './PackageTotal.tsx';

/** The page of a package of services: what it holds, and its price against that of its services. */
export default function PackagePage(props: EntryFormProps) {
  const { t } = useTranslation('services');
  return (
    <EntryPage
      {...props}
      sections={[
        {
          key: 'general',
          title: t('general'),
          fields: ['MaGoiDichVu', 'TenGoiDichVu', 'NgayBatDau', 'NgayKetThuc', 'GhiChu'],
        },
        {
          key: 'services',
          title: t('package.services'),
          fields: ['ChiTiets', 'GiaGoi'],
          below: <PackageTotal />,
        },
      ]}
    />
  );
}
