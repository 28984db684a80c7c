import { loaiBienLaiValues } from '@sen/domain/catalogues/fields';
import { tenKhoang } from '@sen/domain/evening/gaps';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import type { Evening } from '../useEvening.ts';

/** The numbers of receipt books and invoice serials of the day: from, to, cancelled and missing ones. */
export function Numbers({ evening: { quyens, kyHieus } }: { evening: Evening }) {
  const { t } = useTranslation('evening');
  const language = currentLanguage();
  const rows = [
    ...quyens.map((book) => ({
      key: book.QuyenBienLai_Id,
      name: `${book.KyHieu} · ${loaiBienLaiValues[book.LoaiBienLai][language]}`,
      ...book,
    })),
    ...kyHieus.map((serial) => ({
      key: `${serial.TaiKhoan_Id} ${serial.MauSo}${serial.KyHieu}`,
      name: t('serial', { name: `${serial.MauSo}${serial.KyHieu}` }),
      soHuys: [] as number[],
      ...serial,
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <section className="evening-part">
      <h2>{t('numbers')}</h2>
      <table className="bill">
        <thead>
          <tr>
            <th>{t('book')}</th>
            <th>{t('run')}</th>
            <th className="number">{t('count')}</th>
            <th>{t('cancelled')}</th>
            <th>{t('missing')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <td data-label={t('book')}>{row.name}</td>
              <td data-label={t('run')}>
                {row.TuSo} – {row.DenSo}
              </td>
              <td className="number" data-label={t('count')}>
                {row.soLuong}
              </td>
              <td data-label={t('cancelled')}>{row.soHuys.join(', ') || '–'}</td>
              <td data-label={t('missing')} className={row.khuyets.length > 0 ? 'evening-off' : undefined}>
                {missing(row) || t('none')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The missing numbers of a series, those that are explained among them. */
const missing = ({ khuyets, giaiTrinhs }: Pick<Evening['quyens'][number], 'khuyets' | 'giaiTrinhs'>) =>
  [...khuyets, ...giaiTrinhs]
    .sort((a, b) => a.TuSo - b.TuSo)
    .map((run) => tenKhoang(run))
    .join(', ');
