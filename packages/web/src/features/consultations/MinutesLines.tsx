import { hinhThucHoiChan, viTriHoiChan } from '@sen/domain/consultations/hoiChan';
import { errorText } from '@sen/domain/errors/errors';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { refusalOf } from '../../ui/acts.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import type { BienBanFragment } from './consultations.main.gen.ts';

/** What minutes say: when, where, who took part, what was concluded, and why they are not completed yet. */
export function MinutesLines({ one }: { one: BienBanFragment }) {
  const { t } = useTranslation('consultations');
  const language = currentLanguage();
  return (
    <>
      <p>
        {formatDateTime(one.NgayHoiChan)} · {hinhThucHoiChan[one.HinhThucHoiChan][language]} · {one.DiaDiem}
      </p>
      <ul className="minutes-people">
        {one.DoiNguThamGia.map(({ NhanVien_Id, NhanVien, ViTri }) => (
          <li key={NhanVien_Id}>
            {NhanVien?.ten} <span className="soft">{viTriHoiChan[ViTri][language]}</span>
          </li>
        ))}
      </ul>
      <dl className="minutes-said">
        {(['ChanDoan', 'KetLuan', 'HuongDieuTri'] as const).map((name) =>
          one[name] ? (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{one[name]}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {refusalOf(one, 'hoanTat') === 'CONSULTATION_WITHOUT_CONCLUSION' ? (
        <p className="soft">{errorText('CONSULTATION_WITHOUT_CONCLUSION', language)}</p>
      ) : null}
    </>
  );
}
