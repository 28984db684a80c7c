import { dongTraActs } from '@sen/domain/claims/sending/dongTra';
import { hoSoActs, loaiHoSo } from '@sen/domain/claims/sending/hoSoBHYT';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { RecordPart } from '../../ui/RecordFacts.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { useDownload } from '../../ui/useDownload.ts';
import type { OpenedClaimFragment } from './claims.main.gen.ts';
import { exchangeTones, lineTones, versionTones } from './tones.ts';

type Props = { versions: OpenedClaimFragment['phienBans'] };

/** What was sent of a visit, with its signed files; what came back; and every exchange with the portal. */
export function ClaimVersions({ versions }: Props) {
  const { t } = useTranslation('claims');
  const language = currentLanguage();
  const download = useDownload();
  return (
    <div className="record-parts">
      <RecordPart title={t('versions')} stacked>
        {versions.map((one) => (
          <li key={one._id}>
            <span>
              {one.LoaiHoSo === 'HoSo' ? t('version', { number: one.PhienBan }) : loaiHoSo.CheckIn[language]}{' '}
              <StateTag tone={versionTones[one.TrangThai]}>
                {hoSoActs.states[one.TrangThai][language]}
              </StateTag>
              <small>
                {[one.MaGiaoDich, one.TiepNhanLuc && formatDateTime(one.TiepNhanLuc), one.LyDo]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <Button
              type="link"
              size="small"
              icon={<DownloadIcon />}
              aria-label={t('downloadVersion', { number: one.PhienBan })}
              onClick={() =>
                download(`/api/claims/versions/${one._id}.xml`, `${one.MaGiaoDich ?? one._id}.xml`)
              }
            >
              {t('xml')}
            </Button>
          </li>
        ))}
      </RecordPart>
      <RecordPart title={t('cameBack')} stacked>
        {versions.flatMap(({ dongTras }) =>
          dongTras.map((line) => (
            <li key={line._id}>
              <span>
                {[line.MaLoi, line.NoiDung].filter(Boolean).join(': ')}{' '}
                <StateTag tone={lineTones[line.TrangThai]}>
                  {dongTraActs.states[line.TrangThai][language]}
                </StateTag>
                <small>{[line.Bang, line.STT, line.Ten].filter(Boolean).join(' · ')}</small>
              </span>
              {Number(line.SoTienTuChoi) === 0 ? null : <Money value={line.SoTienTuChoi} />}
            </li>
          )),
        )}
      </RecordPart>
      <RecordPart title={t('exchanges')}>
        {versions.flatMap(({ traoDois, PhienBan, LoaiHoSo }) =>
          traoDois.map((one) => (
            <li key={one._id}>
              <details>
                <summary>
                  {LoaiHoSo === 'HoSo' ? t('version', { number: PhienBan }) : loaiHoSo.CheckIn[language]} ·{' '}
                  {t(`exchange.${one.Loai}`)} · {formatDateTime(one.Luc)}{' '}
                  <StateTag tone={exchangeTones[one.KetQua]}>{t(`outcome.${one.KetQua}`)}</StateTag>
                </summary>
                <pre>{one.NhanVe ?? t('noAnswer')}</pre>
              </details>
            </li>
          )),
        )}
      </RecordPart>
    </div>
  );
}
