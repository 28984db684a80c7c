import { useTranslation } from 'react-i18next';
import { ResultFlag } from '../../../ui/ResultFlag.tsx';
import { VersionList } from '../../orders/desk/VersionList.tsx';
import { LineText } from '../../readings/parts/LineText.tsx';
import type { LabVersionFragment } from '../lab.main.gen.ts';
import { shownResult } from '../labEntry.ts';

/** The versions of a slip's result, each with its values and whom its critical ones were told to. */
export function ResultVersions({ versions }: { versions: readonly LabVersionFragment[] }) {
  const { t } = useTranslation('criticals');
  return (
    <VersionList
      versions={versions}
      note={({ XacNhanNguyHiem }) => (XacNhanNguyHiem ? t('toldAs', { whom: XacNhanNguyHiem }) : null)}
      content={({ ketQuas, dichVus }) => (
        <>
          <table className="plain-table">
            <tbody>
              {ketQuas.map((value) => (
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
          {dichVus
            .filter(({ MoTa, hinhAnhs }) => MoTa || hinhAnhs.length > 0)
            .map((line) => (
              <LineText key={line.ChiTiet_Id} line={line} />
            ))}
        </>
      )}
    />
  );
}
