import { hinhThucHoiChan, hoiChanActs, viTriHoiChan } from '@sen/domain/consultations/hoiChan';
import { errorText } from '@sen/domain/errors/errors';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { allows, refusalOf } from '../../ui/acts.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { PrinterIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { BienBanFragment } from './consultations.main.gen.ts';
import { stateTones } from './stateTones.ts';

type Act = 'print' | 'extract' | 'sua' | 'hoanTat' | 'xoa' | 'huy';
type Props = { minutes: BienBanFragment; busy: boolean; acts: Readonly<Record<Act, () => void>> };

/** Minutes as they stand: when, where, who took part, what was concluded, and the acts that would succeed. */
export function MinutesCard({ minutes, busy, acts }: Props) {
  const { t } = useTranslation('consultations');
  const language = currentLanguage();
  const shown = (['sua', 'hoanTat', 'xoa', 'huy'] as const).filter((act) => allows(minutes, act));
  return (
    <section className="minutes-card" aria-label={minutes.MaBienBanHoiChan}>
      <p>
        <strong>{minutes.MaBienBanHoiChan}</strong>{' '}
        <StateTag tone={stateTones[minutes.TrangThai]}>
          {hoiChanActs.states[minutes.TrangThai][language]}
        </StateTag>
      </p>
      <p>
        {formatDateTime(minutes.NgayHoiChan)} · {hinhThucHoiChan[minutes.HinhThucHoiChan][language]} ·{' '}
        {minutes.DiaDiem}
      </p>
      <ul className="minutes-people">
        {minutes.DoiNguThamGia.map((one) => (
          <li key={one.NhanVien_Id}>
            {one.NhanVien?.ten} <span className="soft">{viTriHoiChan[one.ViTri][language]}</span>
          </li>
        ))}
      </ul>
      <dl className="minutes-said">
        {(['ChanDoan', 'KetLuan', 'HuongDieuTri'] as const).map((name) =>
          minutes[name] ? (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{minutes[name]}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {minutes.LyDoHuy ? <p className="soft">{t('cancelReason', { reason: minutes.LyDoHuy })}</p> : null}
      {refusalOf(minutes, 'hoanTat') === 'CONSULTATION_WITHOUT_CONCLUSION' ? (
        <p className="soft">{errorText('CONSULTATION_WITHOUT_CONCLUSION', language)}</p>
      ) : null}
      <div className="drug-acts">
        {minutes.TrangThai === 'DaHuy' ? null : (
          <Button icon={<PrinterIcon />} onClick={acts.print}>
            {t('print')}
          </Button>
        )}
        {minutes.TrangThai === 'HoanTat' ? <Button onClick={acts.extract}>{t('extract')}</Button> : null}
        {shown.map((act) => (
          <Button
            key={act}
            type={act === 'hoanTat' ? 'primary' : 'default'}
            danger={act === 'xoa' || act === 'huy'}
            disabled={busy}
            onClick={acts[act]}
          >
            {hoiChanActs.acts[act].label[language]}
          </Button>
        ))}
      </div>
    </section>
  );
}
