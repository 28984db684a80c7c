import type { Issue } from '@sen/domain/catalogue/validate';
import { isOneEach } from '@sen/domain/orders/quantity';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { ReasonChips } from '../../../ui/actDialog/ReasonChips.tsx';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { CrossIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Money } from '../../../ui/Money.tsx';
import { issueText } from '../../../ui/useIssues.ts';
import type { BasketLine } from '../basket.ts';
import { costOfLine, costWithAlong } from '../basketIssues.ts';
import { PaidBy } from '../PaidBy.tsx';
import type { PreviewLine } from '../useOrderPreview.ts';
import { BasketChoices } from './BasketChoices.tsx';
import { OrderWarnings } from './OrderWarnings.tsx';

type Props = {
  line: BasketLine;
  /** Whoever orders may exempt from payment. */
  mayExempt: boolean;
  issues: readonly Issue[];
  /** What it would cost and what to know about it, once that is known. */
  preview: PreviewLine | undefined;
  /** What comes along with it. */
  along: readonly PreviewLine[];
  onChange: (set: Partial<BasketLine>) => void;
  onPlace: (id: string) => void;
  onRemove: () => void;
};

/** A chosen service: how often, whether it is urgent, what it costs; what is wrong with it stands below its name. */
export function BasketRow({ line, mayExempt, issues, preview, along, onChange, onPlace, onRemove }: Props) {
  const { t } = useTranslation('orders');
  const told = useId();
  const { service, SoLuong, SoLanThucHien, LaKhanCap, LyDoKhongThu } = line;
  const name = service.TenDichVu;
  // a package shows the sum of its parts, another service what it costs itself
  const cost = service.LaGoi
    ? along.length > 0
      ? costWithAlong(line, preview, along)
      : service.DonGia
    : (costOfLine(line, preview?.gias) ?? service.DonGia);
  const wrong = issues.some(({ path }) => path.endsWith('.SoLuong'));
  const miscounted = issues.some(({ path }) => path.endsWith('.SoLanThucHien'));
  const unexplained = issues.some(({ path }) => path.endsWith('.LyDoKhongThu'));
  return (
    <li data-line={service._id}>
      <span className="basket-name">
        {service.MaDichVu} – {name}{' '}
        {preview && preview.phongs.length > 1 ? null : (
          <small className="soft">{service.NoiThucHien?.ten}</small>
        )}
        <OrderWarnings warnings={preview?.canhBaos ?? []} />
        {issues.length > 0 ? (
          <small className="order-issue" role="alert" id={told}>
            {issues.map((issue) => issueText(issue, currentLanguage())).join('. ')}
          </small>
        ) : null}
      </span>
      <Checkbox
        aria-label={`${t('urgent')} ${name}`}
        className={LaKhanCap ? 'basket-urgent on' : 'basket-urgent'}
        checked={LaKhanCap}
        onChange={(event) => onChange({ LaKhanCap: event.target.checked })}
      >
        {t('urgent')}
      </Checkbox>
      {isOneEach(service.Loai) || service.LaGoi ? (
        <span className="basket-one" />
      ) : (
        <span className="basket-count">
          ×{' '}
          <DecimalInput
            aria-label={`${t('quantity')} ${name}`}
            data-field="SoLuong"
            value={SoLuong}
            maxLength={12}
            {...(wrong ? { status: 'error', 'aria-invalid': true, 'aria-describedby': told } : {})}
            // as many executions as pieces, until another number of them was typed
            onChange={(value) =>
              onChange({
                SoLuong: value,
                ...(SoLanThucHien === SoLuong && SoLanThucHien !== undefined ? { SoLanThucHien: value } : {}),
              })
            }
          />
          {SoLanThucHien === undefined ? null : (
            <>
              /{' '}
              <DecimalInput
                aria-label={`${t('executions')} ${name}`}
                data-field="SoLanThucHien"
                title={t('executions')}
                value={SoLanThucHien}
                maxLength={4}
                {...(miscounted ? { status: 'error', 'aria-invalid': true, 'aria-describedby': told } : {})}
                onChange={(value) => onChange({ SoLanThucHien: value })}
              />
            </>
          )}
        </span>
      )}
      {cost === null ? (
        <small className="money">{t('noPrice')}</small>
      ) : (
        <span className="basket-cost">
          <Money value={cost} />
          <PaidBy parts={LyDoKhongThu === null ? preview : undefined} />
        </span>
      )}
      <Button
        size="small"
        type="text"
        icon={<CrossIcon />}
        aria-label={`${t('takeOut')} ${name}`}
        onClick={onRemove}
      />
      {preview ? (
        <BasketChoices
          line={line}
          preview={preview}
          onPlace={onPlace}
          onPrice={(LoaiGia_Id) => onChange({ LoaiGia_Id })}
        />
      ) : null}
      {along.length > 0 ? (
        <ul className="basket-along" aria-label={t('along', { name })}>
          {along.map((one) => (
            <li key={one.DichVu_Id}>
              <span>
                + {one.MaDichVu} – {one.TenDichVu} <OrderWarnings warnings={one.canhBaos} />
              </span>
              <PaidBy parts={one} />
              {one.DonGia ? <Money value={one.ThanhTien} /> : <small>{t('noPrice')}</small>}
            </li>
          ))}
        </ul>
      ) : null}
      {mayExempt ? (
        <span className="basket-free">
          <Checkbox
            aria-label={`${t('freeOfCharge')} ${name}`}
            checked={LyDoKhongThu !== null}
            onChange={(event) => onChange({ LyDoKhongThu: event.target.checked ? '' : null })}
          >
            {t('freeOfCharge')}
          </Checkbox>
          {LyDoKhongThu === null ? null : (
            <>
              <Input
                id={`free-${service._id}`}
                aria-label={`${t('freeReason')} ${name}`}
                data-field="LyDoKhongThu"
                placeholder={t('freeReason')}
                value={LyDoKhongThu}
                maxLength={200}
                {...(unexplained ? { status: 'error', 'aria-invalid': true, 'aria-describedby': told } : {})}
                onChange={(event) => onChange({ LyDoKhongThu: event.target.value })}
              />
              <ReasonChips
                act="createDichVuYeuCau"
                at={1}
                id={`free-${service._id}`}
                value={LyDoKhongThu}
                onChange={(text) => onChange({ LyDoKhongThu: text })}
              />
            </>
          )}
        </span>
      ) : null}
    </li>
  );
}
