import { isOverQuota, quotaOf, supplyWarning } from '@sen/domain/supplyUse/suDungVatTu';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { ReasonChips } from '../../ui/actDialog/ReasonChips.tsx';
import { DecimalInput } from '../../ui/DecimalInput.tsx';
import { formatDate } from '../../ui/dateText.ts';
import { DeleteIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { showDecimal } from '../../ui/numberText.ts';
import { goOnInRows } from '../../ui/rowKeys.ts';
import { EmptyState } from '../../ui/states.tsx';
import { issueText } from '../../ui/useIssues.ts';
import { quotasOfUse, type SupplyRow, type Use } from './supplyValues.ts';
import { type SupplyForm, supplyField } from './useSupplyUse.ts';

type Props = { use: Use; state: SupplyForm; onEnd: () => void };

/** The rows of a performance: how much, what the quota allows and the store has, and why more than that. */
export function SupplyRows({ use, state, onEnd }: Props) {
  const { t } = useTranslation('supplyUse');
  const { dongs } = state.values;
  if (dongs.length === 0) return <EmptyState text={t('none')} />;
  return (
    <table className="supply-rows" onKeyDown={(event) => goOnInRows(event, onEnd)}>
      <thead>
        <tr>
          <th scope="col">{t('row.Duoc_Id')}</th>
          <th scope="col">{t('row.SoLuong')}</th>
          <th scope="col">{t('row.DinhMuc')}</th>
          <th scope="col">{t('row.ton')}</th>
          <th scope="col">{t('row.LyDo')}</th>
          <th aria-label={t('remove')} />
        </tr>
      </thead>
      <tbody>
        {dongs.map((row, at) => (
          <Row key={row.Duoc_Id} use={use} state={state} row={row} at={at} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Omit<Props, 'onEnd'> & { row: SupplyRow; at: number };

function Row({ use, state, row, at }: RowProps) {
  const { t } = useTranslation('supplyUse');
  const quotas = quotasOfUse(use);
  const DinhMuc = quotaOf(quotas, row.Duoc_Id);
  const level = quotas.find((one) => one.Duoc_Id === row.Duoc_Id)?.MucCanhBao ?? null;
  const stock = state.stock.get(row.Duoc_Id);
  const isOver = isOverQuota({ SoLuong: row.SoLuong, DinhMuc });
  const warning = supplyWarning(row.SoLuong, stock?.SoLuongKhaDung ?? '0', level);
  const wrong = state.issues.list.filter(({ path }) => path.startsWith(`dongs.${at}.`));
  const has = (field: string) => wrong.some(({ path }) => path.endsWith(`.${field}`));
  const shared = (field: 'SoLuong' | 'LyDo') => ({
    id: supplyField(use, `dongs.${at}.${field}`),
    'aria-label': `${t(`row.${field}`)} ${row.TenDuoc}`,
    ...(has(field) ? { status: 'error' as const, 'aria-invalid': true } : {}),
  });
  return (
    <tr>
      <td>
        {row.TenDuoc} {row.DonViTinh ? <small className="soft">({row.DonViTinh})</small> : null}
        {warning ? <small className={`supply-${warning}`}>{t(`warning.${warning}`)}</small> : null}
        {isOver ? <small className="supply-over">{t('over')}</small> : null}
        {wrong.map((issue) => (
          <small key={issue.path} className="supply-issue" role="alert">
            {issueText(issue, currentLanguage())}
          </small>
        ))}
      </td>
      <td data-field="SoLuong" data-label={t('row.SoLuong')}>
        <DecimalInput
          {...shared('SoLuong')}
          value={row.SoLuong}
          onChange={(SoLuong) => state.changeRow(row.Duoc_Id, { SoLuong })}
        />
      </td>
      <td data-label={t('row.DinhMuc')}>{DinhMuc === null ? '–' : showDecimal(DinhMuc)}</td>
      <td data-label={t('row.ton')}>
        {showDecimal(stock?.SoLuongKhaDung ?? '0')}
        {stock?.HanDung ? (
          <small className={stock.sapHetHan ? 'supply-over' : 'soft'}> {formatDate(stock.HanDung)}</small>
        ) : null}
      </td>
      <td data-field="LyDo" data-label={t('row.LyDo')}>
        {isOver || row.LyDo ? (
          <>
            <Input
              {...shared('LyDo')}
              value={row.LyDo}
              onChange={(event) => state.changeRow(row.Duoc_Id, { LyDo: event.target.value })}
            />
            <ReasonChips
              act="saveSuDungVatTu"
              id={shared('LyDo').id}
              value={row.LyDo}
              onChange={(LyDo) => state.changeRow(row.Duoc_Id, { LyDo })}
            />
          </>
        ) : null}
      </td>
      <td>
        <Button
          type="text"
          danger
          icon={<DeleteIcon />}
          aria-label={`${t('remove')} ${row.TenDuoc}`}
          onClick={() => state.removeRow(row.Duoc_Id)}
        />
      </td>
    </tr>
  );
}
