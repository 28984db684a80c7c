import { MoreOutlined } from '@ant-design/icons';
import { errorText } from '@sen/domain/errors/errors';
import { sum, toMoney } from '@sen/domain/money/decimal';
import { Button, Checkbox, Dropdown, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../app/i18n.ts';
import { Money } from '../../../ui/Money.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import { type BillLine, type BillState, refusalOf } from '../useBill.ts';

const acts = ['sua', 'mienGiam', 'huyHachToan', 'hoanTien', 'xoa'] as const;
export type LineAct = (typeof acts)[number];

/** Refusals of acts that are not for this line or this user at all; the others are shown with their reason. */
const hidden: ReadonlySet<string> = new Set(['FORBIDDEN', 'NOT_FOUND', 'STATE_CHANGED']);

/** The amounts that are shown of a line; exemptions only where there is one. */
function partsOf(exempted: boolean) {
  return exempted
    ? (['ThanhTien', 'BHChiTra', 'BNCCT', 'BNTT', 'MienGiam', 'ConLai'] as const)
    : (['ThanhTien', 'BHChiTra', 'BNCCT', 'BNTT', 'ConLai'] as const);
}

type Props = { state: BillState; onAct: (act: LineAct, line: BillLine) => void };

/** The lines of a bill, insured ones first, with the part of each payer; ticked lines are paid. */
export function BillLines({ state, onAct }: Props) {
  const { t } = useTranslation('cashier');
  const { bill, due, chosen } = state;
  if (!bill) return null;
  const exempted = Number(bill.MienGiam) > 0;
  const parts = partsOf(exempted);
  const groups = [
    {
      key: 'insured',
      lines: bill.dongs.filter((line) => line.LaBHYT && line.mucHuong !== null && line.mucHuong !== '0'),
    },
    {
      key: 'own',
      lines: bill.dongs.filter((line) => !line.LaBHYT || line.mucHuong === null || line.mucHuong === '0'),
    },
  ].filter((group) => group.lines.length > 0);
  return (
    <div className="bill-scroll">
      <table className="bill">
        <thead>
          <tr>
            <th className="tick">
              <Checkbox
                aria-label={t('payAll')}
                disabled={due.length === 0}
                checked={due.length > 0 && chosen.length === due.length}
                indeterminate={chosen.length > 0 && chosen.length < due.length}
                onChange={(event) => state.chooseAll(event.target.checked)}
              />
            </th>
            <th>{t('service')}</th>
            <th className="number">{t('amount')}</th>
            <th className="number">{t('fund')}</th>
            <th className="number">{t('coPay')}</th>
            <th className="number">{t('ownPart')}</th>
            {exempted ? <th className="number">{t('exempted')}</th> : null}
            <th className="number">{t('due')}</th>
            <th>
              <span className="visually-hidden">{t('acts')}</span>
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key}>
            <tr className="bill-group">
              <th colSpan={2}>{t(`group.${group.key}`)}</th>
              {parts.map((part) => (
                <td key={part} className="number">
                  <Money value={toMoney(sum(group.lines.map((line) => line[part])))} />
                </td>
              ))}
              <td />
            </tr>
            {group.lines.map((line) => (
              <Line key={line._id} line={line} exempted={exempted} state={state} onAct={onAct} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Line({ line, exempted, state, onAct }: Props & { line: BillLine; exempted: boolean }) {
  const { t } = useTranslation('cashier');
  const isDue = Number(line.ConLai) > 0;
  // said only where it differs from what the whole visit is covered at
  const usual = state.bill?.TiepNhan?.MucHuong ?? null;
  const covered =
    line.LaBHYT && line.mucHuong && Number(line.mucHuong) !== 0 && Number(line.mucHuong) !== usual
      ? showDecimal(line.mucHuong)
      : null;
  const possible = acts.filter((act) => {
    const refusal = refusalOf(line, act);
    return refusal === null || !hidden.has(refusal);
  });
  return (
    <tr className={isDue ? '' : 'settled'}>
      <td className="tick">
        {state.due.some((one) => one._id === line._id) ? (
          <Checkbox
            aria-label={t('payLine', { name: line.TenDichVu })}
            checked={state.chosen.some((one) => one._id === line._id)}
            onChange={() => state.toggle(line._id)}
          />
        ) : null}
      </td>
      <td className="bill-name">
        <span>
          {line.TenDichVu} <Signs line={line} />
        </span>
        <small>
          {showDecimal(line.SoLuong)} {line.DonViTinh} × <Money value={line.DonGia} />
          {` · ${line.MaDV}`}
          {line.MaPhieu ? ` · ${line.MaPhieu}` : ''}
          {line.tyLeDV === 100 ? '' : ` · ${t('rate', { percent: line.tyLeDV })}`}
          {covered === null ? '' : ` · ${t('covered', { percent: covered })}`}
        </small>
      </td>
      {partsOf(exempted).map((part) => (
        <td key={part} className="number">
          {Number(line[part]) === 0 && part !== 'ThanhTien' ? (
            <span className="none">–</span>
          ) : (
            <Money value={line[part]} strong={part === 'ConLai'} />
          )}
        </td>
      ))}
      <td>
        {possible.length > 0 ? (
          <Dropdown
            trigger={['click']}
            menu={{
              items: possible.map((act) => {
                const refusal = refusalOf(line, act);
                return {
                  key: act,
                  danger: act === 'xoa' || act === 'huyHachToan',
                  disabled: refusal !== null,
                  label: (
                    <Tooltip
                      title={refusal ? errorText(refusal, currentLanguage(), { Ten: line.TenDichVu }) : ''}
                    >
                      {t(`act.${act}`)}
                    </Tooltip>
                  ),
                };
              }),
              onClick: ({ key }) => {
                const act = acts.find((one) => one === key);
                if (act) onAct(act, line);
              },
            }}
          >
            <Button
              type="text"
              size="small"
              icon={<MoreOutlined />}
              aria-label={t('actsOn', { name: line.TenDichVu })}
            />
          </Dropdown>
        ) : null}
      </td>
    </tr>
  );
}

function Signs({ line }: { line: BillLine }) {
  const { t } = useTranslation('cashier');
  return (
    <span className="bill-signs">
      {Number(line.HachToan) > 0 && Number(line.ConLai) === 0 ? (
        <StateTag tone="done">{t('paid')}</StateTag>
      ) : null}
      {Number(line.HachToan) > 0 && Number(line.ConLai) > 0 ? (
        <StateTag tone="progress">{t('paidPart')}</StateTag>
      ) : null}
      {line.ThucHien ? <StateTag tone="done">{t('performed')}</StateTag> : null}
      {line.KhongThuTien ? <StateTag tone="waiting">{t('noCharge')}</StateTag> : null}
      {Number(line.ThuThua) > 0 ? (
        <StateTag tone="urgent">
          {t('toRefund')} <Money value={line.ThuThua} />
        </StateTag>
      ) : null}
    </span>
  );
}
