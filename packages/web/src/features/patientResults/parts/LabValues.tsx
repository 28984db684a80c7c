import { usePageWords } from '../pageLanguage.ts';
import type { ShownValue } from '../resultsShape.ts';

const flags = ['L', 'H', 'LL', 'HH'] as const;

/** The values of a group of the laboratory; what lies outside the reference is told in words, not by a colour alone. */
export function LabValues({ group }: { group: { TenNhom: string; ChiSos: ShownValue[] } }) {
  const { t } = usePageWords();
  return (
    <table className="results-values">
      <caption>{group.TenNhom}</caption>
      <thead>
        <tr>
          <th scope="col">{t('test')}</th>
          <th scope="col">{t('value')}</th>
          <th scope="col">{t('reference')}</th>
        </tr>
      </thead>
      <tbody>
        {group.ChiSos.map((one) => (
          <tr
            key={one.TenChiSo}
            className={one.NguyHiem ? 'critical' : one.BatThuong ? 'outside' : undefined}
          >
            <th scope="row">{one.TenChiSo}</th>
            <td>
              <strong>{one.KetQua}</strong> <span className="results-unit">{one.DonViTinh}</span>
              <Flag co={one.Co} />
            </td>
            <td>{one.MucBinhThuong || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Flag({ co }: { co: string }) {
  const { t } = usePageWords();
  const [arrow = '', letter = ''] = co.split(' ');
  const flag = flags.find((one) => one === letter);
  if (!flag) return null;
  return (
    <span className="results-flag">
      <span aria-hidden="true">{arrow}</span> {t(`flag.${flag}`)}
    </span>
  );
}
