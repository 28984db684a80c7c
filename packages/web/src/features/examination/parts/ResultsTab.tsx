import { decimalComma } from '@sen/domain/lab/entry';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from '../../../ui/dateText.ts';
import { LineChartIcon, PrinterIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { usePrinting } from '../../../ui/Printing.tsx';
import { ResultFlag } from '../../../ui/ResultFlag.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { TrendChart } from '../../../ui/TrendChart.tsx';
import type { KetQuaPhieuFragment, XuHuongChiSoQuery } from '../results.main.gen.ts';
import type { Results } from '../useResults.ts';

type Props = {
  results: Results;
  /** Index whose trend is open, and its values. */
  index: string | null;
  trend: XuHuongChiSoQuery['xuHuongKetQua'] | null;
  onIndex: (MaChiSo: string | null) => void;
};

/** Returned results of the visit: new ones in bold, values outside the normal range with an arrow, the trend of an index. */
export default function ResultsTab({ results, index, trend, onIndex }: Props) {
  const { t } = useTranslation('examination');
  if (results.error && results.results.length === 0)
    return <ErrorState error={results.error} onRetry={results.refetch} />;
  if (results.results.length === 0) return <EmptyState text={results.loading ? '…' : t('noResults')} />;
  return (
    <>
      {results.results.map((result) => (
        <ResultSlip
          key={result.DichVuYeuCau_Id}
          result={result}
          fresh={results.fresh.has(result.DichVuYeuCau_Id)}
          index={index}
          trend={trend}
          onIndex={onIndex}
        />
      ))}
    </>
  );
}

type SlipProps = Omit<Props, 'results'> & { result: KetQuaPhieuFragment; fresh: boolean };

function ResultSlip({ result, fresh, index, trend, onIndex }: SlipProps) {
  const { t } = useTranslation(['examination', 'orders']);
  const printing = usePrinting();
  const { DichVuYeuCau: slip } = result;
  const [open, setOpen] = useState<string | null>(null);
  const title = `${slip.SoPhieuYeuCau}`;
  return (
    <section className={fresh ? 'section result-slip result-fresh' : 'section result-slip'}>
      <h3>
        {title} · {slip.NgayKetQua ? formatDateTime(String(slip.NgayKetQua)) : ''}{' '}
        {fresh ? <StateTag tone="called">{t('newResult')}</StateTag> : null}
        {result.coNguyHiem ? <StateTag tone="urgent">{t('critical')}</StateTag> : null}
        <Button
          size="small"
          icon={<PrinterIcon />}
          aria-label={t('printResult', { code: title })}
          onClick={() => printing.preview(`/api/print/KetQuaXetNghiem/${slip._id}`, title)}
        />
      </h3>
      <div className="result-scroll">
        <table className="result-table">
          <thead>
            <tr>
              <th scope="col">{t('result.name')}</th>
              <th scope="col">{t('result.value')}</th>
              <th scope="col">{t('result.normal')}</th>
              <th scope="col">{t('result.before')}</th>
              <th scope="col" aria-label={t('result.trend')} />
            </tr>
          </thead>
          <tbody>
            {result.ketQuas.map((value) => {
              const key = `${value.ChiTiet_Id} ${value.MaChiSo}`;
              const shown = open === key && index === value.MaChiSo;
              return [
                <tr key={key}>
                  <th scope="row">{value.TenChiSo}</th>
                  <td>
                    <ResultFlag flag={value.CoKetQua ?? null}>
                      {showDecimal(value.KetQua)} {value.DonViTinh}
                    </ResultFlag>
                    {value.GhiChu ? <small className="soft"> {value.GhiChu}</small> : null}
                  </td>
                  <td className="soft">{decimalComma(value.MucBinhThuong)}</td>
                  <td className="soft">
                    {value.KetQuaTruoc ? (
                      <>
                        {showDecimal(value.KetQuaTruoc)}{' '}
                        <small>
                          {value.NgayKetQuaTruoc ? formatDate(String(value.NgayKetQuaTruoc)) : ''}
                        </small>
                      </>
                    ) : null}
                  </td>
                  <td>
                    <Button
                      size="small"
                      type="text"
                      icon={<LineChartIcon />}
                      aria-expanded={shown}
                      aria-label={t('result.trendOf', { name: value.TenChiSo })}
                      onClick={() => {
                        setOpen(shown ? null : key);
                        onIndex(shown ? null : value.MaChiSo);
                      }}
                    />
                  </td>
                </tr>,
                shown && trend ? (
                  <tr key={`${key} trend`}>
                    <td colSpan={5} className="result-trend">
                      <TrendChart
                        label={value.TenChiSo}
                        unit={value.DonViTinh ?? ''}
                        min={value.Min ?? null}
                        max={value.Max ?? null}
                        points={trend.flatMap((point) =>
                          point.giaTri === null || point.giaTri === undefined
                            ? []
                            : [
                                {
                                  at: String(point.NgayKetQua),
                                  value: point.giaTri,
                                  text: showDecimal(point.KetQua),
                                  flag: point.CoKetQua ?? null,
                                },
                              ],
                        )}
                      />
                    </td>
                  </tr>
                ) : null,
              ];
            })}
          </tbody>
        </table>
      </div>
      {slip.KetLuan ? <p>{slip.KetLuan}</p> : null}
      {result.NguoiDuyet ? <small className="soft">{result.NguoiDuyet.ten}</small> : null}
    </section>
  );
}
