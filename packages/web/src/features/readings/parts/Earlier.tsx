import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';
import { useReadingDesk } from '../readingDesk.ts';
import { EarlierReadingsDocument } from '../readings.main.gen.ts';
import { DeskLineText } from './DeskLineText.tsx';

/** What was found of the same kind before a slip, the newest first: each opens to its text and images. */
export function Earlier({ id }: { id: string }) {
  const { t } = useTranslation('readings');
  const { earlier = EarlierReadingsDocument } = useReadingDesk();
  const { data } = useQuery(earlier, { variables: { id } });
  const results = data?.ketQuaLanTruocs ?? [];
  if (results.length === 0) return null;
  return (
    <section className="section reading-earlier" aria-label={t('earlier')}>
      <h3>{t('earlier')}</h3>
      {results.map(({ DichVuYeuCau_Id, DichVuYeuCau: slip, ketQuas }) => (
        <details key={DichVuYeuCau_Id}>
          <summary>
            {formatDate(slip.NgayYeuCau)} · {ketQuas.map((line) => line.TenDichVu).join(', ')}
            <small className="soft">
              {ketQuas
                .map((line) => line.KetLuan)
                .filter(Boolean)
                .join(' ')}
            </small>
          </summary>
          {ketQuas.map((line) => (
            <DeskLineText key={line.ChiTiet_Id} line={line} />
          ))}
        </details>
      ))}
    </section>
  );
}
