import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import type { SupplyDetailQuery } from '../pharmacy.pharmacy.gen.ts';

type Props = { don: NonNullable<SupplyDetailQuery['don']> };

/** Who prescribed, for what disease and when, and how the drugs are collected: what a pharmacist compares the drugs with. */
export function PrescribedFor({ don }: Props) {
  const { t } = useTranslation('pharmacy');
  const by = [don.BacSi, don.PhongKham, formatDateTime(don.NgayKe)].filter(Boolean).join(' · ');
  const facts = [
    { key: 'doctor', text: by },
    { key: 'diagnosis', text: don.chanDoans.join('; ') },
    { key: 'collect', text: don.CachLayThuoc },
  ];
  return (
    <dl className="supply-for">
      {facts.map(({ key, text }) =>
        text ? (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
