import { decimalComma } from '@sen/domain/lab/entry';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';
import { LineChartIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { ResultFlag } from '../../../ui/ResultFlag.tsx';
import { TrendChart } from '../../../ui/TrendChart.tsx';
import type { KetQuaPhieuFragment } from '../labResults.main.gen.ts';
import { type Trend, useLabTrend } from '../useLabTrend.ts';

type Value = KetQuaPhieuFragment['ketQuas'][number];
const keyOf = (value: Value) => `${value.ChiTiet_Id} ${value.MaChiSo}`;

/** The values of a returned result: those outside the normal range with an arrow, the one before, the trend of one index. */
export function ReturnedValues({ values, BenhNhan_Id }: { values: readonly Value[]; BenhNhan_Id: string }) {
  const { t } = useTranslation('lab');
  const [open, setOpen] = useState<string | null>(null);
  const index = values.find((value) => keyOf(value) === open)?.MaChiSo ?? null;
  const trend = useLabTrend(BenhNhan_Id, index, null);
  return (
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
          {values.map((value) => {
            const key = keyOf(value);
            const shown = key === open;
            return (
              <Fragment key={key}>
                <tr className={gravityOf(value)}>
                  <th scope="row">{value.TenChiSo}</th>
                  <td>
                    <ResultFlag flag={value.CoKetQua ?? null}>
                      {showDecimal(value.KetQua)} {value.DonViTinh}
                    </ResultFlag>
                    {value.GhiChu ? <small className="soft"> {value.GhiChu}</small> : null}
                  </td>
                  <td className="soft">{decimalComma(value.MucBinhThuong)}</td>
                  <td className="soft">
                    <ValueBefore value={value} />
                  </td>
                  <td>
                    <Button
                      size="small"
                      type="text"
                      icon={<LineChartIcon />}
                      aria-expanded={shown}
                      aria-label={t('result.trendOf', { name: value.TenChiSo })}
                      onClick={() => setOpen(shown ? null : key)}
                    />
                  </td>
                </tr>
                {shown && trend ? <TrendRow value={value} trend={trend} /> : null}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** A row outside the normal range has a ground of its own, a critical one another. */
function gravityOf({ CoKetQua: flag }: Value): string | undefined {
  if (!flag || flag === 'N') return undefined;
  return flag === 'LL' || flag === 'HH' ? 'out-of-range grave' : 'out-of-range';
}

function ValueBefore({ value: { KetQuaTruoc, NgayKetQuaTruoc } }: { value: Value }) {
  if (!KetQuaTruoc) return null;
  return (
    <>
      {showDecimal(KetQuaTruoc)} <small>{NgayKetQuaTruoc ? formatDate(NgayKetQuaTruoc) : ''}</small>
    </>
  );
}

function TrendRow({ value, trend }: { value: Value; trend: Trend }) {
  const points = trend.flatMap(({ NgayKetQua, giaTri, KetQua, CoKetQua }) =>
    giaTri === null || giaTri === undefined
      ? []
      : [{ at: NgayKetQua, value: giaTri, text: showDecimal(KetQua), flag: CoKetQua ?? null }],
  );
  return (
    <tr>
      <td colSpan={5} className="result-trend">
        <TrendChart
          label={value.TenChiSo}
          unit={value.DonViTinh ?? ''}
          min={value.Min ?? null}
          max={value.Max ?? null}
          points={points}
        />
      </td>
    </tr>
  );
}
