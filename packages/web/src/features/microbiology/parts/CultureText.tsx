import { isOverridden } from '@sen/domain/microbiology/susceptibility';
import {
  dauHieuDeKhang,
  mucNhayCam,
  phuongPhapKhangSinhDo,
  trangThaiCay,
} from '@sen/domain/microbiology/values';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { StoredCulture } from '../cultureEntry.ts';
import '../microbiology.css';

type Isolate = StoredCulture['viKhuans'][number];

/** A culture, to read: the specimen, what was seen directly, what grew with its antibiogram. */
export function CultureText({ stored }: { stored: unknown }) {
  const { t } = useTranslation('microbiology');
  const culture = stored as StoredCulture | null; // as the operations of microbiology ask for it
  if (!culture) return null;
  const { LoaiBenhPham, LayMauLuc, NhanMauLuc, SoiTrucTiep, TrangThaiCay, SoNgay, viKhuans } = culture;
  const facts = [
    LoaiBenhPham ? [t('contentField.LoaiBenhPham_Id'), LoaiBenhPham.ten] : null,
    LayMauLuc ? [t('contentField.LayMauLuc'), formatDateTime(LayMauLuc)] : null,
    NhanMauLuc ? [t('contentField.NhanMauLuc'), formatDateTime(NhanMauLuc)] : null,
  ].filter((fact) => fact !== null);
  return (
    <div className="culture-text">
      {facts.length > 0 ? (
        <p className="culture-facts">
          {facts.map(([label, value]) => (
            <span key={label}>
              <span className="soft">{label}:</span> {value}
            </span>
          ))}
        </p>
      ) : null}
      {SoiTrucTiep ? (
        <p>
          <span className="soft">{t('contentField.SoiTrucTiep')}:</span> {SoiTrucTiep}
        </p>
      ) : null}
      {TrangThaiCay ? (
        <p>
          <span className="soft">{t('contentField.TrangThaiCay')}:</span>{' '}
          <strong>
            {trangThaiCay[TrangThaiCay][currentLanguage()]}
            {SoNgay === null ? '' : ` ${t('afterDays', { count: SoNgay })}`}
          </strong>
        </p>
      ) : null}
      {viKhuans.map((one) => (
        <IsolateText key={one.ViKhuan_Id} isolate={one} />
      ))}
    </div>
  );
}

function IsolateText({ isolate }: { isolate: Isolate }) {
  const { t } = useTranslation('microbiology');
  const language = currentLanguage();
  const name = isolate.ViKhuan?.ten ?? '';
  const rows = isolate.khangSinhs.filter((row) => row.GiaTri || row.KetQua); // one that waits says nothing yet
  return (
    <div className="culture-isolate">
      <h4>
        <em>{name}</em> {isolate.SoLuong ? <span className="soft">{isolate.SoLuong}</span> : null}{' '}
        {isolate.DauHieus.map((mark) => (
          <StateTag key={mark} tone="urgent">
            {dauHieuDeKhang[mark][language]}
          </StateTag>
        ))}
      </h4>
      {rows.length > 0 ? (
        <table className="antibiogram-text" aria-label={t('antibiogramOf', { name })}>
          <thead>
            <tr>
              <th scope="col">{t('contentField.KhangSinh_Id')}</th>
              <th scope="col">{t('contentField.PhuongPhap')}</th>
              <th scope="col">{t('contentField.GiaTri')}</th>
              <th scope="col">{t('contentField.KetQua')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.KhangSinh_Id} ${row.PhuongPhap}`}>
                <td>{row.KhangSinh?.ten}</td>
                <td>{phuongPhapKhangSinhDo[row.PhuongPhap][language]}</td>
                <td>{row.GiaTri}</td>
                <td>
                  {row.KetQua ? (
                    <span className={`sir sir-${row.KetQua}`} title={row.CanCu ?? undefined}>
                      {row.KetQua}
                      <span className="visually-hidden"> {mucNhayCam[row.KetQua][language]}</span>
                    </span>
                  ) : null}
                  {isOverridden(row) ? (
                    <small className="soft"> {t('proposed', { value: row.DeXuat })}</small>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </div>
  );
}
