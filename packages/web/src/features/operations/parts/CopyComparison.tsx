import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Money } from '../../../ui/Money.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { ErrorState } from '../../../ui/states.tsx';
import {
  CompareCopyDocument,
  type CompareCopyQuery,
  type CopyFiguresFragment,
} from '../dataCopies.main.gen.ts';

type Comparison = CompareCopyQuery['doiChieuBanDuLieu'];

/** The database in use beside a copy: figures of both, and what would not be there after a switch. */
export function CopyComparison({ id }: { id: string }) {
  const { t } = useTranslation('operations');
  const { data, loading, error, refetch } = useQuery(CompareCopyDocument, {
    variables: { id },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const found = data.doiChieuBanDuLieu;
  return (
    <section className="ops-section" aria-label={t('comparison')}>
      <h3>{t('comparison')}</h3>
      <Figures found={found} />
      <Lost found={found} />
      <p className="ops-line soft">
        <span>{t('comparedAt', { at: formatDateTime(found.luc) })}</span>
        <Button size="small" loading={loading} onClick={() => void refetch()}>
          {t('compareAgain')}
        </Button>
      </p>
    </section>
  );
}

function Figures({ found: { hienTai, banNay } }: { found: Comparison }) {
  const { t } = useTranslation('operations');
  const moment = (at: string | null) => (at ? formatDateTime(at) : '–');
  const rows: ReadonlyArray<readonly [string, (one: CopyFiguresFragment) => ReactNode]> = [
    [t('copyFigure.patients'), (one) => showDecimal(one.benhNhan)],
    [t('copyFigure.lastPatient'), (one) => moment(one.benhNhanCuoi)],
    [t('copyFigure.receptions'), (one) => showDecimal(one.tiepNhan)],
    [t('copyFigure.lastReception'), (one) => moment(one.tiepNhanCuoi)],
    [t('copyFigure.receipts'), (one) => showDecimal(one.bienLai)],
    [t('copyFigure.lastReceipt'), (one) => moment(one.bienLaiCuoi)],
    [t('copyFigure.money'), (one) => <Money value={one.tienThu} />],
    [t('copyFigure.accounts'), (one) => showDecimal(one.taiKhoan)],
  ];
  return (
    <section className="ops-scroll" tabIndex={0} aria-label={t('comparison')}>
      <table className="plain-table ops-compared" aria-label={t('comparison')}>
        <thead>
          <tr>
            <th scope="col">{t('figureTitle')}</th>
            <th scope="col">{t('inUseNow')}</th>
            <th scope="col">{t('thisCopy')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value(hienTai)}</td>
              <td>{value(banNay)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Lost({ found }: { found: Comparison }) {
  const { t } = useTranslation('operations');
  const { tiepNhanMat, bienLaiMat } = found;
  if (tiepNhanMat + bienLaiMat === 0) return <Alert type="success" title={t('nothingLost')} />;
  return (
    <>
      <Alert
        type="warning"
        title={t('lostTitle', { receptions: showDecimal(tiepNhanMat), receipts: showDecimal(bienLaiMat) })}
        description={t('lostText')}
      />
      <LostRows name={t('newestReceptions')} rows={found.tiepNhanMoiNhat} />
      <LostRows name={t('newestReceipts')} rows={found.bienLaiMoiNhat} />
    </>
  );
}

type LostRow = { _id: string; ma: string; luc: string; soTien?: string | null };

function LostRows({ name, rows }: { name: string; rows: readonly LostRow[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h4>{name}</h4>
      <ul className="ops-lost" aria-label={name}>
        {rows.map((row) => (
          <li key={row._id} className="ops-line">
            <strong>{row.ma}</strong>
            <span className="soft">{formatDateTime(row.luc)}</span>
            {row.soTien ? <Money value={row.soTien} /> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
