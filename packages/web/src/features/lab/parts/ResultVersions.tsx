import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { ResultFlag } from '../../../ui/ResultFlag.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { LabVersionFragment } from '../lab.main.gen.ts';
import { shownResult } from '../labEntry.ts';

/** The versions of a slip's result, the newest first: who returned or took back which values, when and why. */
export function ResultVersions({ versions }: { versions: readonly LabVersionFragment[] }) {
  const { t } = useTranslation('lab');
  const told = versions.filter((version) => version.NgayTra);
  if (told.length === 0) return null;
  return (
    <section className="section">
      <h3>{t('versions')}</h3>
      {told.map((version) => (
        <details key={version.PhienBan} className="lab-version">
          <summary>
            {t('version', { number: version.PhienBan })}{' '}
            <StateTag tone={version.NgayHuy ? 'cancelled' : 'done'}>
              {t(version.NgayHuy ? 'takenBack' : 'given')}
            </StateTag>
          </summary>
          <p>
            {t('givenBy', { at: formatDateTime(version.NgayTra), who: version.NguoiTra?.ten ?? '' })}
            {version.XacNhanNguyHiem ? (
              <>
                <br />
                {t('toldAs', { whom: version.XacNhanNguyHiem })}
              </>
            ) : null}
            {version.NgayHuy ? (
              <>
                <br />
                {t('takenBackBy', {
                  at: formatDateTime(version.NgayHuy),
                  who: version.NguoiHuy?.ten ?? '',
                  why: version.LyDoHuy ?? '',
                })}
              </>
            ) : null}
          </p>
          <table className="plain-table">
            <tbody>
              {version.ketQuas.map((value) => (
                <tr key={`${value.ChiTiet_Id} ${value.MaChiSo}`}>
                  <th scope="row">{value.TenChiSo}</th>
                  <td>
                    <ResultFlag flag={value.CoKetQua}>
                      {shownResult(value.KetQua, value.KieuDuLieu)} {value.DonViTinh}
                    </ResultFlag>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </section>
  );
}
